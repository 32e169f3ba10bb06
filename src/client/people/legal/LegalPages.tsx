// Privacy and terms of use, for everybody; an operator's own texts are served in their place.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import privacyEn from '../../../texts/en/pages/privacy.json' with { type: 'json' };
import termsEn from '../../../texts/en/pages/terms.json' with { type: 'json' };
import privacyTr from '../../../texts/tr/pages/privacy.json' with { type: 'json' };
import termsTr from '../../../texts/tr/pages/terms.json' with { type: 'json' };
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { translateFrom } from '../../base/words/translate.ts';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { SignInLayout } from '../signIn/SignInLayout.tsx';
import { useSignInStyles } from '../signIn/useSignInStyles.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '4px' },
});

const english = { 'pages:privacy': privacyEn, 'pages:terms': termsEn };
const turkish = { 'pages:privacy': privacyTr, 'pages:terms': termsTr };
const texts = { en: translateFrom(english, english), tr: translateFrom(turkish, english) };

const privacyParts = ['who', 'what', 'see', 'never', 'others', 'long', 'rights'] as const;
const termsParts = ['account', 'fair', 'kind', 'service', 'plans', 'end'] as const;

interface Part {
  readonly key: string;
  readonly title: string;
  readonly words: string;
}

function LegalPage(props: {
  readonly title: string;
  readonly intro: string;
  readonly parts: readonly Part[];
}) {
  const styles = useStyles();
  const shared = useSignInStyles();
  const type = useType();
  return (
    <SignInLayout isWide>
      <div className={shared.head}>
        <PageHeading>{props.title}</PageHeading>
        <p className={mergeClasses(type.large, type.quiet)}>{props.intro}</p>
      </div>
      {props.parts.map(({ key, title, words }) => (
        <section className={styles.part} key={key}>
          <h2 className={type.cardTitle}>{title}</h2>
          <p className={type.body}>{words}</p>
        </section>
      ))}
    </SignInLayout>
  );
}

export function PrivacyPage() {
  const t = texts[useTexts().language];
  const parts = privacyParts.map((key) => ({
    key,
    title: t(`pages:privacy.parts.${key}.title`),
    words: t(`pages:privacy.parts.${key}.words`),
  }));
  return <LegalPage intro={t('pages:privacy.intro')} parts={parts} title={t('pages:privacy.title')} />;
}

export function TermsPage() {
  const t = texts[useTexts().language];
  const parts = termsParts.map((key) => ({
    key,
    title: t(`pages:terms.parts.${key}.title`),
    words: t(`pages:terms.parts.${key}.words`),
  }));
  return <LegalPage intro={t('pages:terms.intro')} parts={parts} title={t('pages:terms.title')} />;
}
