// The layout of the pages before sign-in: illustration, card, logo, language switch.
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { lazy, type ReactNode, Suspense } from 'react';
import { Top } from '../../../ui/Top.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { choose } from '../../base/session/session.ts';
import { languages } from '../../base/words/language.ts';
import { LegalLinks } from '../../parts/LegalLinks.tsx';

const SignInArt = lazy(async () => ({ default: (await import('./SignInArt.tsx')).SignInArt }));

const useStyles = makeStyles({
  door: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: '38% minmax(0, 1fr)',
    '@media (min-width: 1440px)': { gridTemplateColumns: '45% minmax(0, 1fr)' },
    '@media (max-width: 1023.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** The form comes first where there is one column: people come back to sign in more often than to look. */
  withShowcase: { '@media (max-width: 1023.98px)': { gridTemplateRows: 'auto auto' } },
  showcase: { '@media (max-width: 1023.98px)': { order: 1, minHeight: '860px' } },
  /** What comes later does not push the pictures away; their beginning shows that there is more. */
  first: { '@media (max-width: 1023.98px)': { minHeight: 'calc(100dvh - 56px)' } },
  /** It stays where it is when the rest of the form comes. */
  steady: {
    alignSelf: 'start',
    alignContent: 'start',
    marginTop: 'clamp(0px, 14vh, 160px)',
    '@media (max-width: 1023.98px)': { marginTop: 0, minHeight: '580px' },
  },
  wide: { maxWidth: '680px' },
  picture: { overflow: 'hidden', backgroundColor: '#014a58', position: 'relative' },
  /** Only beside the form: above it there is no height for it. */
  illustration: { '@media (max-width: 1023.98px)': { display: 'none' } },
  side: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: '16px',
    padding: '24px 32px',
    '@media (max-width: 639.98px)': { padding: '12px 0 16px' },
  },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    '@media (max-width: 639.98px)': { padding: '0 16px' },
  },
  mark: { display: 'flex', alignItems: 'center', gap: '8px', fontSize: '1.375rem' },
  languages: { display: 'flex', gap: '4px', border: 0, margin: 0, padding: 0 },
  language: {
    minWidth: 'auto',
    '@media (max-width: 639.98px)': { minHeight: '44px', padding: '0 6px' },
  },
  here: { fontWeight: 600, color: tokens.colorBrandForeground2 },
  card: {
    alignSelf: 'center',
    justifySelf: 'center',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    width: '100%',
    maxWidth: '420px',
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    outlineStyle: 'none',
    '@media (max-width: 639.98px)': {
      maxWidth: 'none',
      alignSelf: 'start',
      padding: '20px 16px',
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
  foot: { textAlign: 'center', padding: '0 16px' },
});

function Languages() {
  const styles = useStyles();
  const { t, language } = useTexts();
  return (
    <fieldset className={styles.languages}>
      <legend hidden>{t('door.language')}</legend>
      {languages.map(([key, name]) => (
        <Button
          appearance="subtle"
          aria-pressed={key === language}
          className={mergeClasses(styles.language, key === language && styles.here)}
          key={key}
          lang={key}
          onClick={() => choose({ language: key })}
          size="small"
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

interface SignInLayoutProps {
  readonly children: ReactNode;
  /** In place of the illustration; below the card where there is no room beside it. */
  readonly beside?: ReactNode;
  /** A text to read. */
  readonly isWide?: boolean;
}

export function SignInLayout({ children, beside, isWide = false }: SignInLayoutProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <div className={mergeClasses(styles.door, beside !== undefined && styles.withShowcase)}>
      <div
        className={mergeClasses(styles.picture, beside === undefined ? styles.illustration : styles.showcase)}
      >
        <Suspense>{beside ?? <SignInArt />}</Suspense>
      </div>
      <div className={mergeClasses(styles.side, beside !== undefined && styles.first)}>
        <header className={styles.top}>
          <span className={mergeClasses(type.cardTitle, styles.mark)} translate="no">
            <Top size={28} />
            Topla
          </span>
          <Languages />
        </header>
        <main
          className={mergeClasses(styles.card, isWide && styles.wide, beside !== undefined && styles.steady)}
          id="content"
          tabIndex={-1}
        >
          {children}
        </main>
        <footer className={mergeClasses(type.caption, type.quiet, styles.foot)}>
          {t('door.footer')} <LegalLinks />
        </footer>
      </div>
    </div>
  );
}
