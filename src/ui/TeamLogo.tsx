// A team's logo in a rounded square; without one, its first letter.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useTexts } from './texts.tsx';

const useStyles = makeStyles({
  logo: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '25%',
    overflow: 'hidden',
    objectFit: 'cover',
    backgroundColor: 'var(--tp-ink)',
    color: '#f5b83d',
    fontFamily: 'var(--tp-font-display)',
    fontWeight: 700,
    lineHeight: 1,
    ':root[data-theme=dark] &': { backgroundColor: '#2c4a52' },
  },
});

interface TeamLogoProps {
  readonly name: string;
  readonly picture: string | null;
  readonly size: number;
  readonly className?: string | undefined;
}

/** Decoration: the team's name stands beside it. */
export function TeamLogo({ name, picture, size, className }: TeamLogoProps) {
  const styles = useStyles();
  const { language } = useTexts();
  const look = mergeClasses(styles.logo, className);
  const box = { width: size, height: size };
  if (picture) return <img alt="" className={look} src={picture} style={box} />;
  const letter = [...name.trim()][0]?.toLocaleUpperCase(language) ?? '';
  return (
    <span aria-hidden="true" className={look} style={{ ...box, fontSize: size * 0.5 }}>
      {letter}
    </span>
  );
}
