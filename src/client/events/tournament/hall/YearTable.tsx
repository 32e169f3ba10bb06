// The table of a year: who has most points from tournaments, with what each season brought.
import { mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import type { infer as Out } from 'zod/mini';
import { tournamentYear } from '../../../../contract/events/hallOfFame.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import styles from '../tournament.module.css';

export function YearTable() {
  const { t } = useTexts();
  const type = useType();
  const [chosen, choose] = useState<number | null>(null);
  const present = useAnswer(tournamentYear, { query: {} });
  const query = useAnswer(tournamentYear, { query: chosen === null ? {} : { year: String(chosen) } });
  const { years = [] } = present.data ?? {};
  const [latest] = years;
  return (
    <Block
      beside={
        years.length > 1 && (
          <Choice
            label={t('pages:hallOfFame.year.one')}
            onChange={(year) => choose(year === latest ? null : year)}
            value={chosen ?? latest}
            values={years}
            words={String}
          />
        )
      }
      title={t('pages:hallOfFame.year.title')}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton height={160} width="100%" />}
        what={t('pages:hallOfFame.year.title')}
      >
        {(year) => <Lines year={year} />}
      </Loaded>
      <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:hallOfFame.year.points')}</p>
    </Block>
  );
}

function Lines({ year }: { readonly year: Out<(typeof tournamentYear)['answer']> }) {
  const { t, language } = useTexts();
  const type = useType();
  const me = useSignedIn().userId;
  const { lines, seasons } = year;
  const months = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  if (lines.length === 0)
    return (
      <Surface>
        <p className={type.body}>{t('pages:hallOfFame.year.nobody', { year: year.year })}</p>
      </Surface>
    );
  return (
    <Surface
      aria-label={t('pages:hallOfFame.year.title')}
      className={styles.scroller}
      role="region"
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('pages:tournament.rank')}</th>
            <th className={styles.name} scope="col">
              {t('pages:tournament.name')}
            </th>
            <th scope="col">{year.year}</th>
            {seasons.map(({ from, to }) => (
              <th key={from} scope="col">
                {months.formatRange(new Date(from), new Date(to))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ userId, name, rank, points, ofSeasons }) => (
            <tr data-own={userId === me} key={userId}>
              <td>{rank}</td>
              <th className={styles.name} scope="row">
                {name}
              </th>
              <td>
                <strong>{points}</strong>
              </td>
              {seasons.map(({ from }, at) => (
                <td key={from}>{ofSeasons[at] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
  );
}
