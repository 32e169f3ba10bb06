// Settings: whether colleagues see one's ratings.
import { useTexts } from '../../../ui/texts.tsx';
import { PageTexts } from '../../base/words/SignedInTexts.tsx';
import { SwitchList } from './SwitchList.tsx';
import type { SettingsForm } from './useSettings.ts';

interface HideRatingsProps {
  readonly settings: SettingsForm;
}

function List({ settings }: HideRatingsProps) {
  const { t } = useTexts();
  const item = {
    name: 'hidesRatings',
    label: t('pages:ratings.hide.label'),
    hint: t('pages:ratings.hide.hint'),
  } as const;
  return (
    <SwitchList
      items={[item]}
      onChange={(name, isOn) => void settings.prefer('isInvisible', { [name]: isOn })}
      values={{ hidesRatings: settings.preferences.hidesRatings === true }}
    />
  );
}

export function HideRatings(props: HideRatingsProps) {
  return (
    <PageTexts>
      <List {...props} />
    </PageTexts>
  );
}
