// What a picture of a result shows. Everything in it is already on the screen, and no letter of a puzzle is.

/** Where the picture has a drawing: squares without letters, or a part of the page as it is now. */
export type Scene =
  | { readonly kind: 'rows'; readonly rows: readonly string[] }
  | { readonly kind: 'podium'; readonly steps: readonly PictureLine[] }
  | { readonly kind: 'page'; readonly element: HTMLElement };

export interface PictureLine {
  readonly place: number;
  readonly name: string;
  readonly value: string;
}

export interface ResultPicture {
  /** The name of the game or event. */
  readonly title: string;
  /** The result in a sentence. */
  readonly headline: string;
  /** The day, the reason, the score. */
  readonly detail: string;
  readonly lines: readonly PictureLine[];
  readonly scene: Scene | null;
  /** Of the file, without its ending. */
  readonly fileName: string;
}
