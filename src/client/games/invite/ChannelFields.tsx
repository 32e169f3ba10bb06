// Where an opened puzzle is announced: a channel of Slack, or a channel of a group in Teams; nowhere else is fine too.
import { Field, Select } from '@fluentui/react-components';
import { slackChannels, teamChannels, teamGroups } from '../../../contract/messaging/chat.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { usePlaces } from './usePlaces.ts';

interface ChannelFieldsProps {
  readonly groupId: string | null;
  readonly channelId: string | null;
  readonly problem: string | null;
  onChange(groupId: string | null, channelId: string | null): void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export function ChannelFields(props: ChannelFieldsProps) {
  const places = usePlaces();
  return (
    <>
      {places.includes('slack') && <SlackChannel {...props} />}
      {places.includes('teams') && <TeamsChannel {...props} />}
    </>
  );
}

const useOwnId = (): string => {
  const { userId, team } = useSignedIn();
  return team?.teamId ?? userId;
};

interface ChoiceOfProps {
  readonly label: string;
  readonly none: string;
  readonly options: readonly Named[];
  readonly value: string | null;
  readonly problem?: string | null;
  choose(id: string | null): void;
}

function ChoiceOf({ label, none, options, value, problem = null, choose }: ChoiceOfProps) {
  return (
    <Field label={label} validationMessage={problem}>
      <Select onChange={(_, { value: id }) => choose(id === '' ? null : id)} value={value ?? ''}>
        <option value="">{none}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function SlackChannel({ groupId, channelId, onChange }: ChannelFieldsProps) {
  const { t } = useTexts();
  const query = useAnswer(slackChannels, { params: { id: useOwnId() } });
  const open = (query.data?.channels ?? []).filter(({ isMember }) => isMember);
  return (
    <ChoiceOf
      choose={(id) => onChange(null, id)}
      label={t('pages:scheduler.slackChannel')}
      none={t('pages:scheduler.noChannel')}
      options={open.map(({ id, name }) => ({ id, name: `#${name}` }))}
      value={groupId === null ? channelId : null}
    />
  );
}

function TeamsChannel({ groupId, channelId, problem, onChange }: ChannelFieldsProps) {
  const { t } = useTexts();
  const id = useOwnId();
  const groups = useAnswer(teamGroups, { params: { id }, query: {} });
  const channels = useAnswer(
    teamChannels,
    { params: { id }, query: { groupId: groupId ?? '' } },
    { isWanted: groupId !== null },
  );
  return (
    <>
      <ChoiceOf
        choose={(group) => onChange(group, null)}
        label={t('pages:scheduler.teamsGroup')}
        none={t('pages:scheduler.noChannel')}
        options={groups.data?.groups ?? []}
        value={groupId}
      />
      {groupId !== null && (
        <ChoiceOf
          choose={(channel) => onChange(groupId, channel)}
          label={t('pages:scheduler.fact.channel')}
          none={t('pages:scheduler.chooseChannel')}
          options={channels.data?.channels ?? []}
          problem={problem}
          value={channelId}
        />
      )}
    </>
  );
}
