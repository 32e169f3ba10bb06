// Facts about a game: players, length, and whether it may have a clock and a draw.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ShelfGame } from '../../../../catalogue/shelf.ts';
import type { AnyGame } from '../../../../engine/game.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { playersInWords } from '../../../games/playersInWords.ts';

const useStyles = makeStyles({
  facts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  fact: {
    display: 'flex',
    gap: '6px',
    padding: '4px 12px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface GameFactsProps {
  readonly game: ShelfGame;
  readonly definition: AnyGame;
  readonly className?: string | undefined;
}

export function GameFacts({ game, definition, className }: GameFactsProps) {
  const styles = useStyles();
  const type = useType();
  const unseen = useUnseen();
  const { t } = useTexts();
  const { clock, draw } = definition.manners;
  const facts = [
    ['players', playersInWords(definition.seats, t)],
    ['length', t(`rules:${game.gameName}.minutes`)],
    // a game without a clock may still have a time for each turn
    ...(clock ? [['clock', t('game.clockOn')] as const] : []),
    ...(draw ? [['draw', t('game.drawOn')] as const] : []),
  ] as const;
  return (
    <dl className={mergeClasses(styles.facts, className)}>
      {facts.map(([fact, words]) => (
        <div className={mergeClasses(type.body, styles.fact)} key={fact}>
          <dt className={unseen}>{t(`game.fact.${fact}`)}</dt>
          <dd className={type.body}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
