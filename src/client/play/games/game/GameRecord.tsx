// One's own record in a game, and the best of the team at it.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { CatalogueEntry } from '../../../../catalogue/catalogue.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { useMyProfile, useStandings } from '../../../base/api/progress.ts';
import { Leaders } from '../../../games/progress/Leaders.tsx';
import { inNumbers } from '../../../games/progress/numbers.ts';
import { Block } from '../../../parts/Block.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';

const useStyles = makeStyles({
  record: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12px', margin: 0 },
  figure: { display: 'flex', flexDirection: 'column-reverse' },
  value: { margin: 0 },
});

const figures = ['played', 'won', 'bestStreak'] as const;
const top = 5;

export function MyRecord({ gameName }: { readonly gameName: string }) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const title = t('progress.mine.title');
  return (
    <Block title={title}>
      <Surface>
        <Loaded query={useMyProfile()} skeleton={<Skeleton height={48} width="100%" />} what={title}>
          {({ records = [], practised = [] }) => {
            const record = records.find(({ gameType }) => gameType === gameName);
            const none = practised.includes(gameName) ? 'practised' : 'empty';
            if (!record)
              return <p className={mergeClasses(type.body, type.quiet)}>{t(`progress.mine.${none}`)}</p>;
            return (
              <dl className={styles.record}>
                {figures.map((figure) => (
                  <div className={styles.figure} key={figure}>
                    <dt className={mergeClasses(type.caption, type.quiet)}>
                      {t(`progress.profile.${figure}`)}
                    </dt>
                    <dd className={mergeClasses(type.section, styles.value)}>
                      {inNumbers(record[figure], language)}
                    </dd>
                  </div>
                ))}
              </dl>
            );
          }}
        </Loaded>
      </Surface>
    </Block>
  );
}

export function TeamTop({ game }: { readonly game: CatalogueEntry }) {
  const { t } = useTexts();
  const query = useStandings(game.gameName);
  const title = t('progress.mine.top');
  return (
    <Block
      beside={
        <TextLink
          label={t('progress.detailsOf', { what: t(game.displayName) })}
          to={`/leaderboard/details?game=${game.gameName}`}
        >
          {t('progress.details')}
        </TextLink>
      }
      title={title}
    >
      <Leaders
        count={top}
        empty={t('progress.mine.nobody')}
        hasMoves={false}
        query={query}
        rowsOf={({ rows, own }) => ({ rows: rows.slice(0, top), own })}
        what={title}
      />
    </Block>
  );
}
