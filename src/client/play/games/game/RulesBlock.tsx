// The short rules of a game, with a button for the full ones.
import { Button } from '@fluentui/react-components';
import { Book20Regular } from '@fluentui/react-icons/svg/book';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ShelfGame } from '../../../../catalogue/shelf.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { RuleSteps } from '../../../games/RuleSteps.tsx';
import { Block } from '../../../parts/Block.tsx';

const fetchDrawer = async () => ({ default: (await import('../../../games/RulesDrawer.tsx')).RulesDrawer });
const RulesDrawer = lazy(fetchDrawer);

export function RulesBlock({ game }: { readonly game: ShelfGame }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const full = (
    <Button
      appearance="outline"
      icon={<Book20Regular />}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        setOpen(true);
      }}
      onPointerEnter={() => void fetchDrawer()}
    >
      {t('game.fullRules')}
    </Button>
  );
  return (
    <Block beside={full} title={t('game.howItGoes')}>
      <Surface>
        <RuleSteps gameName={game.gameName} />
      </Surface>
      {isOpen && (
        <Suspense>
          <RulesDrawer game={game.gameName} onClose={close} />
        </Suspense>
      )}
    </Block>
  );
}
