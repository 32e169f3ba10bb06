// The hall of fame of a team: who won most tournaments, and every tournament that is over with its podium.
import { mergeClasses } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { BlockState } from '../../../../ui/BlockState.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { PageTexts } from '../../../base/words/SignedInTexts.tsx';
import { Block } from '../../../parts/Block.tsx';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { TextLink } from '../../../parts/TextLink.tsx';
import { forms } from '../list/makeForm.ts';
import { HallLines } from './HallLines.tsx';
import styles from './hall.module.css';
import { MostWins } from './MostWins.tsx';
import { type HallFilter, useHallOfFame } from './useHallOfFame.ts';
import { YearTable } from './YearTable.tsx';

function Nothing() {
  const { t } = useTexts();
  return (
    <Surface>
      <BlockState top="leaning" words={t('pages:hallOfFame.none')} />
    </Surface>
  );
}

interface FiltersProps {
  readonly filter: HallFilter;
  readonly games: readonly string[];
  readonly formsThere: readonly HallFilter['form'][];
  onChange(filter: HallFilter): void;
}

function Filters({ filter, games, formsThere, onChange }: FiltersProps) {
  const { t } = useTexts();
  const { gameName, form } = filter;
  return (
    <div className={styles.filters}>
      <Choice
        label={t('pages:tournament.make.game')}
        onChange={(chosen) => onChange({ gameName: chosen, form })}
        value={gameName}
        values={[null, ...games]}
        words={(each) => (each === null ? t('pages:hallOfFame.allGames') : t(`games.${each}`))}
      />
      <Choice
        label={t('pages:tournament.make.form')}
        onChange={(chosen) => onChange({ gameName, form: chosen })}
        value={form}
        values={[null, ...formsThere]}
        words={(each) =>
          each === null ? t('pages:hallOfFame.allForms') : t(`pages:tournament.form.${each}`)
        }
      />
    </div>
  );
}

function Page() {
  const { t } = useTexts();
  const type = useType();
  const [search, setSearch] = useSearchParams();
  const filter: HallFilter = {
    gameName: search.get('game'),
    form: forms.find((each) => each === search.get('form')) ?? null,
  };
  const query = useHallOfFame(filter);
  const choose = ({ gameName, form }: HallFilter) =>
    setSearch(
      [...(gameName ? [['game', gameName]] : []), ...(form ? [['form', form]] : [])] as [string, string][], // pairs as they stand
      { replace: true },
    );
  return (
    <div className={styles.page}>
      <div>
        <PageHeading>{t('pages:hallOfFame.title')}</PageHeading>
        <p className={mergeClasses(type.body, type.quiet)}>{t('pages:hallOfFame.about')}</p>
        <TextLink to="/events?type=tournament">{t('pages:tournament.all')}</TextLink>
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton height={320} width="100%" />}
        what={t('pages:hallOfFame.what')}
      >
        {(data) =>
          data.games.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <MostWins />
              <YearTable />
              <Block title={t('pages:hallOfFame.finished')}>
                <Filters filter={filter} formsThere={data.forms} games={data.games} onChange={choose} />
                <HallLines onAll={() => choose({ gameName: null, form: null })} query={query} {...data} />
              </Block>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

export function HallOfFamePage() {
  return (
    <PageTexts>
      <Page />
    </PageTexts>
  );
}
