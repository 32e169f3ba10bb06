// A person's picture, or their initials in a colour of their own.
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useTexts } from './texts.tsx';

/** Soft pairs of ground and letters, in tokens.css. */
const tints = 6;

function tintOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % tints) + 1;
}

function initialsOf(name: string, language: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase(language) ?? '').join('');
}

const useStyles = makeStyles({
  avatar: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    overflow: 'hidden',
    objectFit: 'cover',
    fontWeight: 600,
    lineHeight: 1,
    // letters that are drawn, not read: the name beside them is
    '::before': { content: 'attr(data-initials)' },
  },
});

interface PersonAvatarProps {
  readonly name: string;
  /** Where the picture is; null for none. */
  readonly picture: string | null;
  /** In px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Decoration: the name always stands beside it, or labels the button it is in. */
export function PersonAvatar({ name, picture, size = 32, className }: PersonAvatarProps) {
  const styles = useStyles();
  const { language } = useTexts();
  const [broken, setBroken] = useState<string | null>(null);
  const look = mergeClasses(styles.avatar, className);
  const box = { width: size, height: size };
  if (picture !== null && picture !== broken) {
    return (
      <img
        alt=""
        className={look}
        loading="lazy"
        onError={() => setBroken(picture)}
        src={picture}
        style={box}
      />
    );
  }
  const tint = tintOf(name);
  return (
    <span
      aria-hidden="true"
      className={look}
      data-initials={initialsOf(name, language)}
      style={{
        ...box,
        fontSize: Math.round(size * 0.38),
        backgroundColor: `var(--tp-face-${tint})`,
        color: `var(--tp-face-${tint}-text)`,
      }}
    />
  );
}
