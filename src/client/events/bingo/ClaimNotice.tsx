// The claim that is shown: whose, the card, and what the server found.
import type { Bingo } from '../../../contract/events/bingo.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { BingoCard } from './BingoCard.tsx';
import styles from './claim.module.css';

const nothing: ReadonlySet<number> = new Set();

export function ClaimNotice({ state }: { readonly state: Bingo }) {
  const { t } = useTexts();
  const { claim, calls, stages } = state;
  if (!claim) return null;
  const called = new Set(calls);
  const name = claim.name ?? t('pages:bingo.former');
  const stage = t(`pages:bingo.stage.${stages[claim.stage]?.name ?? 'oneLine'}`);
  return (
    <section aria-label={t('pages:bingo.claim.title')} className={styles.claim} data-right={claim.isRight}>
      <div className={undefined}>
        <BingoCard
          called={called}
          card={claim.card}
          isSmall
          label={t('pages:bingo.claim.card', { name })}
          marked={claim.isRight ? new Set(claim.cells.map((cell) => claim.card[cell] ?? 0)) : nothing}
          won={claim.cells}
        />
      </div>
      <p className={styles.claimWords}>
        <strong>{claim.isRight ? t('pages:bingo.bingo') : t('pages:bingo.claim.wrong')}</strong>
        <span>
          {t(claim.isRight ? 'pages:bingo.claim.right' : 'pages:bingo.claim.early', { name, stage })}
        </span>
      </p>
    </section>
  );
}
