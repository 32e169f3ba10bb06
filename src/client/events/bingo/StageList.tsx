// The stages of a bingo game in their order: who has won, what is played for now, what comes.
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import type { Bingo } from '../../../contract/events/bingo.ts';
import { useTexts } from '../../../ui/texts.tsx';
import styles from './stages.module.css';

const namesShown = 3;

export function StageList({ state }: { readonly state: Bingo }) {
  const { t, language } = useTexts();
  const list = new Intl.ListFormat(language);
  const winnersIn = (winners: readonly { readonly name: string }[]): string => {
    const names = winners.slice(0, namesShown).map(({ name }) => name);
    const more = winners.length - names.length;
    return list.format(more > 0 ? [...names, t('pages:bingo.more', { count: more })] : names);
  };
  return (
    <ol className={styles.stages}>
      {state.stages.map(({ name, winners }, at) => {
        const isNow = at === state.stage && state.phase !== 'finished' && state.phase !== 'lobby';
        const words = winners
          ? t('pages:bingo.wonBy', { names: winnersIn(winners) || t('pages:bingo.former') })
          : isNow
            ? t('pages:bingo.now')
            : state.phase === 'finished'
              ? t('pages:bingo.nobody')
              : t('pages:bingo.later');
        return (
          <li
            aria-current={isNow ? 'step' : undefined}
            data-now={isNow}
            data-won={winners !== null}
            key={name}
          >
            <span className={styles.stageMark}>{winners ? <Checkmark20Filled /> : at + 1}</span>
            <span className={styles.stageWords}>
              <strong>{t(`pages:bingo.stage.${name}`)}</strong>
              <span>{words}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
