// How much the team plays: a span of days, one game or all of them, figures, charts, and who plays.
import { Field, Input, makeStyles, mergeClasses, ToggleButton } from '@fluentui/react-components';
import { useState } from 'react';
import { puzzleFacts } from '../../../catalogue/facts.ts';
import { shelf } from '../../../catalogue/shelf.ts';
import { activeMembers, analyticsOverview, gameDetails } from '../../../contract/admin/analytics.ts';
import { BlockState } from '../../../ui/BlockState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { dayInShort, inNumbers } from '../../games/progress/numbers.ts';
import { Block } from '../../parts/Block.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { BarChart } from './BarChart.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Figures } from './Figures.tsx';
import { LineChart } from './LineChart.tsx';
import { MembersTable } from './MembersTable.tsx';
import { faultOf, type Preset, presets, type Range, rangeOf } from './ranges.ts';
import './analytics.module.css';

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', minWidth: 0 },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, border: 'none' },
  chip: { minWidth: 'auto', minHeight: '44px' },
  controls: { display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'end' },
});

const gameTypes = ['all', ...shelf.map(({ gameName }) => gameName), ...puzzleFacts.map(({ id }) => id)];

interface ControlsProps {
  readonly preset: Preset;
  readonly range: Range;
  readonly gameType: string;
  onPreset(preset: Preset): void;
  onRange(range: Range): void;
  onGame(gameType: string): void;
}

function Controls({ preset, range, gameType, onPreset, onRange, onGame }: ControlsProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const fault = faultOf(range);
  return (
    <div className={styles.controls}>
      <fieldset className={styles.chips}>
        <legend hidden>{t('pages:analytics.span')}</legend>
        {presets.map((each) => (
          <ToggleButton
            appearance={each === preset ? 'primary' : 'outline'}
            checked={each === preset}
            className={styles.chip}
            key={each}
            onClick={() => onPreset(each)}
            shape="circular"
          >
            {t(`pages:analytics.preset.${each}`)}
          </ToggleButton>
        ))}
      </fieldset>
      {preset === 'own' && (
        <>
          <Field label={t('pages:analytics.from')}>
            <Input
              onChange={(_, { value }) => onRange({ startDate: value, endDate: range.endDate })}
              type="date"
              value={range.startDate}
            />
          </Field>
          <Field
            label={t('pages:analytics.to')}
            {...(fault && { validationMessage: t(`pages:analytics.wrong.${fault}`) })}
          >
            <Input
              aria-invalid={fault !== null}
              onChange={(_, { value }) => onRange({ startDate: range.startDate, endDate: value })}
              type="date"
              value={range.endDate}
            />
          </Field>
        </>
      )}
      <Choice
        label={t('pages:analytics.game')}
        onChange={onGame}
        value={gameType}
        values={gameTypes}
        words={(name) => (name === 'all' ? t('pages:analytics.allGames') : t(`games.${name}`))}
      />
    </div>
  );
}

interface AskedProps {
  readonly range: Range;
  readonly gameType: string;
}

function OverviewBlock({ range, gameType }: AskedProps) {
  const { t, language } = useTexts();
  const query = useAnswer(analyticsOverview, { query: { ...range, gameType } });
  const title = t('pages:analytics.perDay');
  return (
    <Loaded query={query} skeleton={<Skeleton height={360} width="100%" />} what={t('pages:analytics.title')}>
      {(overview) => {
        const finding = t('pages:analytics.finding.days', {
          plays: inNumbers(overview.gamesPlayed, language),
          days: overview.perDay.length,
        });
        return (
          <>
            <Figures overview={overview} />
            <Block title={title}>
              <Surface>
                <ChartFigure
                  finding={finding}
                  heads={[t('pages:analytics.day'), t('pages:analytics.member.plays')]}
                  rows={overview.perDay.map(({ day, plays }) => [
                    dayInShort(day, language),
                    inNumbers(plays, language),
                  ])}
                >
                  <LineChart days={overview.perDay} finding={finding} />
                </ChartFigure>
              </Surface>
            </Block>
          </>
        );
      }}
    </Loaded>
  );
}

function GamesBlock({ range }: Pick<AskedProps, 'range'>) {
  const { t, language } = useTexts();
  const query = useAnswer(gameDetails, { query: range });
  const title = t('pages:analytics.perGame');
  return (
    <Block title={title}>
      <Surface>
        <Loaded query={query} skeleton={<Skeleton height={200} width="100%" />} what={title}>
          {({ games }) => {
            const [first] = games;
            if (!first) return <BlockState top="leaning" words={t('pages:analytics.none')} />;
            const bars = games.map(({ gameType, plays }) => ({
              id: gameType,
              name: t(`games.${gameType}`),
              value: plays,
            }));
            const finding = t('pages:analytics.finding.games', { game: t(`games.${first.gameType}`) });
            return (
              <ChartFigure
                finding={finding}
                heads={[t('pages:analytics.game'), t('pages:analytics.member.plays')]}
                rows={bars.map(({ name, value }) => [name, inNumbers(value, language)])}
              >
                <BarChart bars={bars} finding={finding} />
              </ChartFigure>
            );
          }}
        </Loaded>
      </Surface>
    </Block>
  );
}

function MembersBlock({ range, gameType, timeZone }: AskedProps & { readonly timeZone: string }) {
  const { t } = useTexts();
  const query = useAnswer(activeMembers, { query: { ...range, gameType } });
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton height={200} width="100%" />}
      what={t('pages:analytics.members')}
    >
      {({ members }) =>
        members.length === 0 ? (
          <Block title={t('pages:analytics.members')}>
            <Surface>
              <BlockState top="leaning" words={t('pages:analytics.none')} />
            </Surface>
          </Block>
        ) : (
          <MembersTable members={members} range={range} timeZone={timeZone} />
        )
      }
    </Loaded>
  );
}

function Analytics() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const timeZone = useSignedIn().team?.timeZone ?? 'UTC';
  const [preset, setPreset] = useState<Preset>('month');
  const [own, setOwn] = useState(() => rangeOf('month', timeZone));
  const [gameType, setGame] = useState('all');
  const range = preset === 'own' ? own : rangeOf(preset, timeZone);
  return (
    <div className={styles.page}>
      <PageHeading>{t('pages:analytics.title')}</PageHeading>
      <Controls
        gameType={gameType}
        onGame={setGame}
        onPreset={setPreset}
        onRange={setOwn}
        preset={preset}
        range={range}
      />
      {faultOf(range) === null && (
        <>
          <OverviewBlock gameType={gameType} range={range} />
          <GamesBlock range={range} />
          <MembersBlock gameType={gameType} range={range} timeZone={timeZone} />
        </>
      )}
      <p className={mergeClasses(type.caption, type.quiet)}>{t('pages:analytics.privacy')}</p>
    </div>
  );
}

export function AnalyticsPage() {
  return (
    <PageTexts>
      <Analytics />
    </PageTexts>
  );
}
