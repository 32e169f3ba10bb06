// Pages arrive in pieces, and so do the frames around them.
import type { ReactNode } from 'react';
import { session } from '../session/session.ts';
import { type Piece, pieceOf } from './pieces.tsx';
import { type Screen, screenAt, screens } from './routes.ts';

export const signedIn = pieceOf<{ readonly children: ReactNode }>(async () => {
  const [{ SignedIn }, { whenSpoken }] = await Promise.all([
    import('./SignedIn.tsx'),
    import('../words/SpokenWords.tsx'),
  ]);
  await whenSpoken();
  return SignedIn;
});
export const shell = pieceOf(async () => (await import('../shell/Shell.tsx')).Shell);

export const pages: ReadonlyMap<Screen, Piece> = new Map(
  screens.map((screen) => [screen, pieceOf(screen.page)]),
);

/** All that is drawn at a path. */
function piecesAt(path: string): Pick<Piece, 'fetch' | 'isHere'>[] {
  const screen = screenAt(path);
  const page = screen && pages.get(screen);
  if (!page) return [];
  const isInside = screen.frame !== 'door' && session.user() !== null;
  return [page, ...(isInside ? [signedIn] : []), ...(screen.frame === 'shell' ? [shell] : [])];
}

export const isHere = (path: string): boolean => piecesAt(path).every((piece) => piece.isHere());

/** Starts loading what a path shows; also for a link under the pointer. What does not come is missed where it is shown. */
export async function fetchScreen(path: string): Promise<void> {
  await Promise.allSettled(piecesAt(path).map((piece) => piece.fetch()));
}
