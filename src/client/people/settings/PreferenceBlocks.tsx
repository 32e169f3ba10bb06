// Settings: play, sound, motion, mail, visibility, shortcuts; each is saved as it is changed.
import { Field, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';
import { type Speak, useTexts } from '../../../ui/texts.tsx';
import { setSound, useSoundSwitch } from '../../base/session/sound.ts';
import { SettingsBlock } from '../../parts/forms/SettingsBlock.tsx';
import { PutBack } from '../../parts/saving/PutBack.tsx';
import type { LikingChange } from './draft.ts';
import { type SwitchItem, SwitchList } from './SwitchList.tsx';
import type { SettingsForm } from './useSettings.ts';

/** Its words are among those of pages that are rarely opened first. */
const HideRatings = lazy(async () => ({ default: (await import('./HideRatings.tsx')).HideRatings }));

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
    gap: '16px 32px',
  },
});

const atTheTable = [
  'confirmMoves',
  'premove',
  'legalHints',
  'coordinates',
  'pieceMarks',
  'mutePhrases',
] as const;
const byMail = ['invited', 'yourTurn', 'gameEnded', 'weekly'] as const;

const likingsIn = <K extends string>(names: readonly K[], t: Speak): SwitchItem<K>[] =>
  names.map((name) => ({
    name,
    label: t(`settings.liking.${name}.label`),
    hint: t(`settings.liking.${name}.hint`),
  }));

interface BlockProps {
  readonly settings: SettingsForm;
}

function Choice<V extends string>(props: {
  readonly label: string;
  readonly values: Readonly<Record<V, string>>;
  readonly value: V;
  onChange(value: V): void;
}) {
  const { label, values, value, onChange } = props;
  const known = Object.keys(values).filter((each): each is V => each in values);
  return (
    <Field label={label}>
      <RadioGroup
        onChange={(_, chosen) => {
          const meant = known.find((each) => each === chosen.value);
          if (meant) onChange(meant);
        }}
        value={value}
      >
        {known.map((each) => (
          <Radio key={each} label={values[each]} value={each} />
        ))}
      </RadioGroup>
    </Field>
  );
}

export function PlayBlock({ settings }: BlockProps) {
  const styles = useStyles();
  const { t } = useTexts();
  const { preferences } = settings;
  const prefer = (change: LikingChange) => void settings.prefer('play', change);
  return (
    <SettingsBlock id="play-settings" title={t('settings.play')}>
      <div className={styles.pair}>
        <Choice
          label={t('settings.boardLabel')}
          onChange={(board) => prefer({ board })}
          value={preferences.board}
          values={{ linen: t('settings.board.linen'), contrast: t('settings.board.contrast') }}
        />
        <Choice
          label={t('settings.moveInputLabel')}
          onChange={(moveInput) => prefer({ moveInput })}
          value={preferences.moveInput}
          values={{ both: t('settings.moveInput.both'), click: t('settings.moveInput.click') }}
        />
      </div>
      <SwitchList
        items={likingsIn(atTheTable, t)}
        onChange={(name, isOn) => prefer({ [name]: isOn })}
        values={preferences}
      />
      <PutBack refusal={settings.refusalIn('play')} />
    </SettingsBlock>
  );
}

/** A block of one switch, and what belongs to it. */
function OneSwitch({
  settings,
  name,
  title,
  children,
}: BlockProps & {
  readonly name: 'isInvisible' | 'shortcuts';
  readonly title: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <SettingsBlock id={`${name}-settings`} title={title}>
      <SwitchList
        items={likingsIn([name], t)}
        onChange={(_, isOn) => void settings.prefer(name, { [name]: isOn })}
        values={settings.preferences}
      />
      {children}
      <PutBack refusal={settings.refusalIn(name)} />
    </SettingsBlock>
  );
}

/** Sound belongs to the device; the rest belongs to the profile. */
export function SoundAndMotionBlock({ settings }: BlockProps) {
  const { t } = useTexts();
  const sound = useSoundSwitch();
  const { reducedMotion, milestones } = settings.preferences;
  return (
    <SettingsBlock id="motion-settings" title={t('settings.motion')}>
      <SwitchList
        items={likingsIn(['sound', 'reducedMotion', 'milestones'], t)}
        onChange={(name, isOn) =>
          name === 'sound' ? setSound(isOn) : void settings.prefer('motion', { [name]: isOn })
        }
        values={{ sound, reducedMotion, milestones }}
      />
      <PutBack refusal={settings.refusalIn('motion')} />
    </SettingsBlock>
  );
}

export function MailBlock({ settings }: BlockProps) {
  const { t } = useTexts();
  const items = byMail.map((name) => ({
    name,
    label: t(`settings.mail.${name}.label`),
    hint: t(`settings.mail.${name}.hint`),
  }));
  return (
    <SettingsBlock id="mail-settings" title={t('settings.mails')} words={t('settings.mailsWords')}>
      <SwitchList
        items={items}
        onChange={(name, isOn) => void settings.prefer('mail', { mail: { [name]: isOn } })}
        values={settings.preferences.mail}
      />
      <PutBack refusal={settings.refusalIn('mail')} />
    </SettingsBlock>
  );
}

export function InvisibleBlock(props: BlockProps) {
  const { t } = useTexts();
  return (
    <OneSwitch {...props} name="isInvisible" title={t('settings.invisible')}>
      <Suspense fallback={null}>
        <HideRatings settings={props.settings} />
      </Suspense>
    </OneSwitch>
  );
}

export function ShortcutsBlock(props: BlockProps) {
  const { t } = useTexts();
  return <OneSwitch {...props} name="shortcuts" title={t('shortcuts.title')} />;
}
