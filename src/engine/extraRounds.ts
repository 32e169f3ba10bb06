// Questions that follow the end of an attempt at a puzzle: a right answer adds points and changes nothing else.

/** One of the answers offered: words in both languages, or a picture with what is said of it. */
export interface ExtraChoice {
  readonly words: { readonly en: string; readonly tr: string } | null;
  /** Its address, which does not tell the answer. */
  readonly picture: string | null;
  /** The colours of the picture as text keys, for whoever does not see it. */
  readonly colours: readonly string[];
}

export interface ExtraRound {
  /** The key of its words under `extra` in the texts of the puzzle. */
  readonly kind: string;
  readonly choices: readonly ExtraChoice[];
  /** The index of the right one. It leaves the server once somebody has answered. */
  readonly right: number;
  readonly points: number;
}
