// What was read from the metadata of a provider: who it is, where people sign in, and its certificates with their ends.
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { SamlFacts } from '../../../../contract/admin/samlFacts.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { useType } from '../../../../ui/type.ts';
import { localeOf } from '../../../base/words/language.ts';
import { Notice } from '../../../parts/forms/Notice.tsx';
import { wrongKey } from './SsoRefusal.tsx';

const useStyles = makeStyles({
  read: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  title: { margin: 0 },
  facts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', margin: 0 },
  fact: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  said: { margin: 0, overflowWrap: 'anywhere' },
  letters: { fontFamily: tokens.fontFamilyMonospace },
});

interface ReadingProps {
  readonly reading: SamlFacts['reading'] | null;
  readonly format: Intl.DateTimeFormat;
}

/** When its address was read last, and whether that went well since. */
function Reading({ reading, format }: ReadingProps) {
  const type = useType();
  const { t } = useTexts();
  const { at = null, triedAt = '', problem = null } = reading ?? {};
  const dateOf = (time: string) => format.format(new Date(time));
  return (
    <>
      <p className={mergeClasses(type.caption, type.quiet)}>
        {t('pages:sso.saml.daily')} {at !== null && t('pages:sso.saml.lastRead', { date: dateOf(at) })}
      </p>
      {problem !== null && (
        <Notice intent="error">
          {t('pages:sso.saml.notRead', { date: dateOf(triedAt) })} {t(wrongKey(problem) ?? '')}
        </Notice>
      )}
    </>
  );
}

interface ReadMetadataProps {
  readonly issuer: string;
  readonly saml: SamlFacts;
}

export function ReadMetadata({ issuer, saml }: ReadMetadataProps) {
  const styles = useStyles();
  const type = useType();
  const { t, language } = useTexts();
  const title = useId();
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const [now] = useState(Date.now);
  const { signOn, signOut, certificates, metadataAddress, reading = null } = saml;
  const term = mergeClasses(type.caption, type.quiet);
  return (
    <section aria-labelledby={title} className={styles.read}>
      <h3 className={mergeClasses(type.strong, styles.title)} id={title}>
        {t('pages:sso.saml.read')}
      </h3>
      <dl className={styles.facts}>
        {Object.entries({ provider: issuer, signOn, signOut }).map(
          ([name, said]) =>
            said && (
              <div className={styles.fact} key={name}>
                <dt className={term}>{t(`pages:sso.saml.${name}`)}</dt>
                <dd className={mergeClasses(type.body, styles.said)}>{said}</dd>
              </div>
            ),
        )}
        {certificates.map(({ fingerprint, endsAt }) => {
          const date = format.format(new Date(endsAt));
          return (
            <div className={styles.fact} key={fingerprint}>
              <dt className={term}>{t('pages:sso.saml.certificate')}</dt>
              <dd className={mergeClasses(type.caption, styles.said, styles.letters)}>{fingerprint}</dd>
              <dd className={mergeClasses(type.caption, styles.said)}>
                {Date.parse(endsAt) > now ? (
                  t('pages:sso.saml.until', { date })
                ) : (
                  <Notice intent="info">{t('pages:sso.saml.ended', { date })}</Notice>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {metadataAddress !== null && <Reading format={format} reading={reading} />}
    </section>
  );
}
