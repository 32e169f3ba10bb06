// People down, matches or places of a race across; the first column stays where the grid is scrolled.
import { mergeClasses } from '@fluentui/react-components';
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import type { StageTips, Tip } from '../../../../contract/events/predictionBoards.ts';
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useUnseen } from '../../../../ui/useUnseen.ts';
import { pictureAt } from '../../../base/api/call.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { nameOf } from '../../../games/progress/RankRows.tsx';
import styles from './tips.module.css';

/** Beside the colour: exactly right, or the winner at least. */
function Sign({ mark }: { readonly mark: Tip['mark'] }) {
  if (mark === 'exact') return <Checkmark20Filled className={styles.sign} />;
  return mark === 'right' ? <span aria-hidden="true">≈</span> : null;
}

function TipCell({ tip }: { readonly tip: Tip | null }) {
  const { t } = useTexts();
  const unseen = useUnseen();
  if (!tip)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className={unseen}>{t('pages:predict.noneYours')}</span>
      </>
    );
  return (
    <span className={styles.tip} data-mark={tip.mark}>
      {tip.value}
      {tip.mark && (
        <>
          {' '}
          <Sign mark={tip.mark} />
          <span className={unseen}> {t(`pages:predict.tips.${tip.mark}`)}</span>
        </>
      )}
    </span>
  );
}

export function TipGrid({ tips: { columns, rows } }: { readonly tips: StageTips }) {
  const type = useType();
  const { t } = useTexts();
  const { userId: me } = useSignedIn();
  const hasWinners = columns.some(({ short }) => short !== null);
  return (
    <>
      <Surface className={styles.card}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section aria-label={t('pages:predict.tips.table')} className={styles.scroller} tabIndex={0}>
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{t('pages:predict.tips.person')}</th>
                <th scope="col">{t('pages:predict.tips.points')}</th>
                {columns.map(({ id, short, name, result }) => (
                  <th key={id} scope="col">
                    <span title={name ?? undefined}>{short ?? t(`pages:predict.race.${id}`)}</span>
                    <span className={styles.result}>{result ?? '–'}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr data-me={row.userId === me} key={row.userId}>
                  <th scope="row">
                    <span className={styles.person}>
                      <PersonAvatar name={row.name} picture={pictureAt(row.avatar)} size={24} />
                      <span className={mergeClasses(type.strong, type.oneLine)}>{nameOf(row, me, t)}</span>
                    </span>
                  </th>
                  <td className={type.number}>{row.points}</td>
                  {row.tips.map((tip, at) => (
                    <td className={type.number} key={columns[at]?.id}>
                      <TipCell tip={tip} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Surface>
      <p className={mergeClasses(type.caption, type.quiet, styles.legend)}>
        <Sign mark="exact" /> {t('pages:predict.tips.exact')}
        {hasWinners && (
          <>
            , <Sign mark="right" /> {t('pages:predict.tips.right')}
          </>
        )}
      </p>
    </>
  );
}
