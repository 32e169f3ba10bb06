// The footer of every page behind sign-in: help in a tab of its own, feedback, the product's mark.
import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Top } from '../../../ui/Top.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { countClick } from '../../base/api/clicks.ts';
import { LegalLinks } from '../../parts/LegalLinks.tsx';
import { TextLink } from '../../parts/TextLink.tsx';

const useStyles = makeStyles({
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    marginTop: '28px',
    padding: '20px 0 32px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: {
    fontWeight: 600,
    padding: '3px 0',
    '@media (max-width: 639.98px)': { margin: '-9px 0', padding: '12px 0' },
  },
  links: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px' },
  mark: { display: 'flex', alignItems: 'center', gap: '6px' },
});

export function Footer() {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  return (
    <footer className={styles.footer}>
      <span className={mergeClasses(type.body, type.quiet)}>
        {t('door.footer')} <LegalLinks />
      </span>
      <span className={styles.links}>
        <Link
          className={styles.link}
          href="/help"
          onClick={() => countClick('helpOpened')}
          rel="noopener"
          target="_blank"
        >
          {t('nav.help')}
        </Link>
        <TextLink className={styles.link} onFollow={() => countClick('feedbackOpened')} to="/feedback">
          {t('frame.feedback')}
        </TextLink>
      </span>
      <span className={mergeClasses(type.cardTitle, styles.mark)} translate="no">
        <Top size={18} />
        Topla
      </span>
    </footer>
  );
}
