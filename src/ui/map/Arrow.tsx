// An arrow of a share text as a drawing, because not every font has them.

const clockwise = '↑↗→↘↓↙←↖';

export function Arrow({ sign }: { readonly sign: string }) {
  const at = clockwise.indexOf(sign);
  if (sign === '' || at < 0) return null;
  return (
    <svg aria-hidden="true" height="1em" viewBox="0 0 20 20" width="1em">
      <path
        d="M10 17V4M4.5 9.5L10 4l5.5 5.5"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.6"
        transform={`rotate(${at * 45} 10 10)`}
      />
    </svg>
  );
}
