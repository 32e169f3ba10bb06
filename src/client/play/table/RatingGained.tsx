// What the finished game did to one's rating.
import type { Gains } from '../../../contract/play/tables.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import styles from '../table.module.css';

type Rating = NonNullable<Gains['rating']>;

function Sentence({ rating, change, isProvisional }: Rating) {
  const { t, language } = useTexts();
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(change);
  return (
    <p className={styles.number} data-part="rating-gained">
      {t(isProvisional ? 'pages:ratings.gainedProvisional' : 'pages:ratings.gained', {
        rating,
        change: signed,
      })}
    </p>
  );
}

export function RatingGained({ rating }: { readonly rating: Rating }) {
  return (
    <PageTexts>
      <Sentence {...rating} />
    </PageTexts>
  );
}
