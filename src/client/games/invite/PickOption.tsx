// One option of the invite picker: a person, a channel, or a team that has channels.
import { Option } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { NumberSymbol20Regular } from '@fluentui/react-icons/svg/number-symbol';
import { PeopleTeam20Regular } from '@fluentui/react-icons/svg/people-team';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import type { Pick } from './picks.ts';

const signs = {
  channel: NumberSymbol20Regular,
  group: PeopleTeam20Regular,
  back: ArrowLeft20Regular,
} as const;

function Face({ pick: { kind, name, avatar } }: { readonly pick: Pick }) {
  if (kind === 'person') return <PersonAvatar name={name} picture={pictureAt(avatar)} size={32} />;
  const Sign = signs[kind];
  return (
    <span className="tp-picker-face">
      <Sign />
    </span>
  );
}

function Mark({ mark }: { readonly mark: NonNullable<Pick['mark']> }) {
  const { t } = useTexts();
  if (mark !== 'here')
    return <span className="tp-picker-mark">{t(`notifications.invite.mark.${mark}`)}</span>;
  return (
    <span className="tp-picker-mark" data-here>
      {t('notifications.invite.here')}
    </span>
  );
}

interface PickOptionProps {
  readonly pick: Pick;
  readonly isInvited: boolean;
}

export function PickOption({ pick, isInvited }: PickOptionProps) {
  const { t } = useTexts();
  const { id, name, mark } = pick;
  return (
    <Option checkIcon={null} text={name} value={id}>
      <span className="tp-picker-person">
        <Face pick={pick} />
        <span className="tp-picker-name" dir="auto">
          {name}
        </span>
        {isInvited ? (
          <span className="tp-picker-mark">{t('notifications.invite.sent')}</span>
        ) : (
          mark && <Mark mark={mark} />
        )}
      </span>
    </Option>
  );
}
