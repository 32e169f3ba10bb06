// How a position is drawn where no browser draws it: as SVG, for a picture in a message, in a mail or beside a link.

/** The themes and palettes of boards; a palette of high contrast is the same in both themes. */
export interface BoardLook {
  readonly theme: 'light' | 'dark';
  readonly palette: 'linen' | 'contrast';
  /** Whose side of the board is near. */
  readonly nearSeat: number;
}

export interface BoardDrawing {
  readonly width: number;
  readonly height: number;
  /** What stands between `<svg>` and `</svg>`. Letters are outlines, so that it needs no fonts. */
  readonly svg: string;
}

/** `picture.ts` in the folder of a game. Pure: the same view and look are the same drawing. */
export interface GamePicture<View> {
  draw(view: View, look: BoardLook): BoardDrawing;
}
