// A shirt in the two colours of a club: drawn by us, never a crest.
import type { Club } from '../../../contract/predictions.ts';

export function ClubShirt({ colours: [main, second] }: Pick<Club, 'colours'>) {
  return (
    <svg aria-hidden="true" className="pr-shirt" height="28" viewBox="0 0 28 28" width="28">
      <path
        d="M9 3 3 7l2.5 6L8 12v13h12V12l2.500 1L25 7l-6-4c-1 2.500-2.800 3.500-5 3.500S10 5.500 9 3Z"
        fill={main}
        stroke="var(--colorNeutralStrokeAccessible)"
        strokeLinejoin="round"
        strokeWidth="1"
      />
      <path d="M12 6.400h4V25h-4Z" fill={second} />
    </svg>
  );
}
