// The tab of the scheduler for predictions: leagues and races to choose, special events to write, and the results desk.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ComponentType, Suspense, useState } from 'react';
import {
  schedulePredictor,
  schedulePredictorInSlack,
  schedulePredictorInTeams,
} from '../../../../contract/events/predictionDesk.ts';
import { type Fixture, predictorFixtures } from '../../../../contract/events/predictions.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Surface } from '../../../../ui/Surface.tsx';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { call } from '../../../base/api/call.ts';
import { useAnswer } from '../../../base/api/useAnswer.ts';
import { useSignedIn } from '../../../base/session/useSession.ts';
import { ChannelFields } from '../../../games/invite/ChannelFields.tsx';
import { Block } from '../../../parts/Block.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { useSend } from '../../../parts/forms/useSend.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import type { EditorProps } from '../../predictions/DrawnContest.tsx';
import { drawnContest, editors } from '../../predictions/drawnContests.ts';
import { ResultsDesk } from './ResultsDesk.tsx';

const useStyles = makeStyles({
  list: { padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 16px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@media (max-width: 639.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', overflowWrap: 'anywhere' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '@media (min-width: 640px)': { justifyContent: 'flex-end' },
  },
  button: { minHeight: '44px' },
  channel: { display: 'grid', gap: '12px', maxWidth: '420px' },
});

interface Channel {
  readonly groupId: string | null;
  readonly channelId: string | null;
}

const noChannel: Channel = { groupId: null, channelId: null };

/** Each chat tool has a call of its own; without a channel it is the product's. */
const callFor = ({ groupId, channelId }: Channel) => {
  if (!channelId) return schedulePredictor;
  return groupId ? schedulePredictorInTeams : schedulePredictorInSlack;
};

interface Edited {
  readonly Editor: ComponentType<EditorProps>;
  /** Null: a new one. */
  readonly gameId: string | null;
}

export function PredictorTab() {
  const styles = useStyles();
  const { t } = useTexts();
  const { userId, team } = useSignedIn();
  const [channel, setChannel] = useState(noChannel);
  const [edited, edit] = useState<Edited | null>(null);
  const { isBusy, refusal, send } = useSend();
  const query = useAnswer(predictorFixtures, { params: { companyId: team?.teamId ?? userId } });
  const add = (fixtureId: string) =>
    void send(() => call(callFor(channel), { body: { fixtureId, ...channel } }));
  return (
    <>
      <Block
        beside={editors.map((Editor, at) => (
          <Button className={styles.button} key={at} onClick={() => edit({ Editor, gameId: null })}>
            {t('pages:predict.tab.new')}
          </Button>
        ))}
        title={t('pages:predict.tab.choose')}
      >
        <div className={styles.channel}>
          <ChannelFields
            {...channel}
            onChange={(groupId, channelId) => setChannel({ groupId, channelId })}
            problem={null}
          />
        </div>
        {refusal && <p role="alert">{t('pages:predict.tab.failed')}</p>}
        <Loaded
          query={query}
          skeleton={<Skeleton height={180} width="100%" />}
          what={t('pages:predict.tab.choose')}
        >
          {({ fixtures }) => (
            <Surface className={styles.list}>
              <ul>
                {fixtures.map((fixture) => (
                  <FixtureRow
                    fixture={fixture}
                    isBusy={isBusy}
                    key={fixture.fixtureId}
                    onAdd={() => add(fixture.fixtureId)}
                    onEdit={(Editor) => edit({ Editor, gameId: fixture.gameId })}
                  />
                ))}
              </ul>
            </Surface>
          )}
        </Loaded>
      </Block>
      {edited && (
        <Suspense fallback={<Skeleton height={180} width="100%" />}>
          <edited.Editor
            channel={channel}
            gameId={edited.gameId}
            key={edited.gameId}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
      <ResultsDesk />
    </>
  );
}

interface FixtureRowProps {
  readonly fixture: Fixture;
  readonly isBusy: boolean;
  onAdd(): void;
  onEdit(Editor: ComponentType<EditorProps>): void;
}

function FixtureRow({ fixture, isBusy, onAdd, onEdit }: FixtureRowProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { name, season, isSample, isScheduled, gameId, kind } = fixture;
  const { Editor } = drawnContest(kind);
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={type.strong}>{season === null ? name : `${name} ${season}`}</span>
        <span className={mergeClasses(type.caption, type.quiet)}>
          {[isScheduled && t('pages:predict.tab.added'), isSample && t('pages:predict.sample')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.buttons}>
        {isScheduled && Editor && (
          <Button
            aria-label={`${t('pages:predict.tab.edit')}: ${name}`}
            className={styles.button}
            onClick={() => onEdit(Editor)}
          >
            {t('pages:predict.tab.edit')}
          </Button>
        )}
        {isScheduled ? (
          <ButtonLink
            aria-label={`${t('pages:predict.tab.open')}: ${name}`}
            className={styles.button}
            to={`/predictorEvents?game=${gameId}`}
          >
            {t('pages:predict.tab.open')}
          </ButtonLink>
        ) : (
          <Button
            aria-label={`${t('pages:predict.tab.add')}: ${name}`}
            className={styles.button}
            disabledFocusable={isBusy}
            onClick={onAdd}
          >
            {t('pages:predict.tab.add')}
          </Button>
        )}
      </span>
    </li>
  );
}
