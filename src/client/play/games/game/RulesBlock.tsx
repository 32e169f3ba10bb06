// The short rules of a game, with buttons for its lessons and for the full rules.
import { Button, makeStyles } from '@fluentui/react-components';
import { Book20Regular } from '@fluentui/react-icons/svg/book';
import { HatGraduation20Regular } from '@fluentui/react-icons/svg/hat-graduation';
import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react';
import type { ShelfGame } from '../../../../catalogue/shelf.ts';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { RuleSteps } from '../../../games/RuleSteps.tsx';
import { Block } from '../../../parts/Block.tsx';

const fetchDrawer = async () => ({ default: (await import('../../../games/RulesDrawer.tsx')).RulesDrawer });
const RulesDrawer = lazy(fetchDrawer);

const useStyles = makeStyles({ beside: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

export function RulesBlock({ game }: { readonly game: ShelfGame }) {
  const styles = useStyles();
  const { t } = useTexts();
  const [shown, show] = useState<'lessons' | 'rules' | null>(null);
  const opener = useRef<HTMLElement>(null);
  const openBy = (what: 'lessons' | 'rules') => (press: MouseEvent<HTMLElement>) => {
    opener.current = press.currentTarget;
    show(what);
  };
  const close = () => {
    show(null);
    opener.current?.focus();
  };
  const buttons = (
    <div className={styles.beside} onPointerEnter={() => void fetchDrawer()}>
      <Button icon={<HatGraduation20Regular />} onClick={openBy('lessons')}>
        {t('start.learn')}
      </Button>
      <Button appearance="outline" icon={<Book20Regular />} onClick={openBy('rules')}>
        {t('game.fullRules')}
      </Button>
    </div>
  );
  return (
    <Block beside={buttons} title={t('game.howItGoes')}>
      <Surface>
        <RuleSteps gameName={game.gameName} />
      </Surface>
      {shown && (
        <Suspense>
          <RulesDrawer game={game.gameName} isLearning={shown === 'lessons'} onClose={close} />
        </Suspense>
      )}
    </Block>
  );
}
