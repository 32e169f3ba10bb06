// A face in five moods: the mouth goes from down to up. The word below says the same.
const mouths: Readonly<Record<number, string>> = {
  1: 'M10 23 Q16 16 22 23',
  2: 'M10 22 Q16 18 22 22',
  3: 'M10 21 H22',
  4: 'M10 20 Q16 24 22 20',
  5: 'M10 19 Q16 27 22 19',
};

export function Face({ mood }: { readonly mood: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="32"
      stroke="currentColor"
      strokeLinecap="round"
      strokeWidth="2"
      style={{ display: 'block', margin: '0 auto' }}
      viewBox="0 0 32 32"
      width="32"
    >
      <circle cx="16" cy="16" r="13" />
      <path d="M11.5 12v1M20.5 12v1" />
      <path d={mouths[mood] ?? ''} />
    </svg>
  );
}
