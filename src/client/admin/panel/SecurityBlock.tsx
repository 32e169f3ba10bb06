// Admin panel: of whom a second step is asked when they sign in with a password.
import { makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { secondFactorChoices } from '../../../contract/admin/admin.ts';
import { passkeys } from '../../../contract/people/passkeys.ts';
import { secondFactor } from '../../../contract/people/secondFactor.ts';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { useAnswer } from '../../base/api/useAnswer.ts';
import { TextLink } from '../../parts/TextLink.tsx';
import { SectionCard } from './SectionCard.tsx';
import { settingId } from './sections.ts';
import type { AdminForm } from './useAdminSettings.ts';

const useStyles = makeStyles({ notes: { display: 'grid', gap: '8px' } });

export function SecurityBlock({ form }: { readonly form: AdminForm }) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const { data: app } = useAnswer(secondFactor, {});
  const { data: keys } = useAnswer(passkeys, {});
  const hasOwn = (app && app.since !== null) || (keys && keys.passkeys.length > 0);
  const mayChoose = hasOwn || form.settings.secondFactorFor !== 'nobody';
  const choose = (value: string) => {
    const secondFactorFor = secondFactorChoices.find((choice) => choice === value);
    if (secondFactorFor) void form.change('security', () => ({ secondFactorFor }));
  };
  return (
    <SectionCard refusal={form.refusalIn('security')} words={t('pages:admin.security.words')}>
      <div id={settingId('secondFactor')}>
        <RadioGroup
          aria-label={t('pages:admin.security.ask')}
          disabled={!mayChoose}
          onChange={(_, { value }) => choose(value)}
          value={form.draft.secondFactorFor}
        >
          {secondFactorChoices.map((choice) => (
            <Radio key={choice} label={t(`pages:admin.security.${choice}`)} value={choice} />
          ))}
        </RadioGroup>
      </div>
      <div className={mergeClasses(type.body, type.quiet, styles.notes)}>
        {!mayChoose && (
          <p>
            {t('pages:admin.security.ownFirst')}{' '}
            <TextLink to="/user-settings">{t('pages:admin.security.settings')}</TextLink>
          </p>
        )}
        <p>{t('pages:admin.security.when')}</p>
        <p>{t('pages:admin.security.notAsked')}</p>
      </div>
    </SectionCard>
  );
}
