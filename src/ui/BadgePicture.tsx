// A badge as it is served: struck in its colour, or as an outline for who has it not yet.

interface BadgePictureProps {
  /** Where it is. */
  readonly picture: string;
  /** In px. */
  readonly size: number;
}

/** Decoration: the badge's name always stands beside it. */
export const BadgePicture = ({ picture, size }: BadgePictureProps) => (
  <img alt="" height={size} loading="lazy" src={picture} style={{ flexShrink: 0 }} width={size} />
);
