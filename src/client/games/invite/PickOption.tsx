// One option of the invite picker: a person, a channel, or a team that has channels.
import { Option } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { NumberSymbol20Regular } from '@fluentui/react-icons/svg/number-symbol';
import { PeopleTeam20Regular } from '@fluentui/react-icons/svg/people-team';
import { PersonAvatar } from '../../../ui/PersonAvatar.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { pictureAt } from '../../base/api/call.ts';
import styles from './picker.module.css';
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
    <span className={styles.pickerFace}>
      <Sign />
    </span>
  );
}

function Mark({ mark }: { readonly mark: NonNullable<Pick['mark']> }) {
  const { t } = useTexts();
  if (mark !== 'here')
    return <span className={styles.pickerMark}>{t(`notifications.invite.mark.${mark}`)}</span>;
  return (
    <span className={styles.pickerMark} data-here>
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
      <span className={styles.pickerPerson}>
        <Face pick={pick} />
        <span className={styles.pickerName} dir="auto">
          {name}
        </span>
        {isInvited ? (
          <span className={styles.pickerMark}>{t('notifications.invite.sent')}</span>
        ) : (
          mark && <Mark mark={mark} />
        )}
      </span>
    </Option>
  );
}
