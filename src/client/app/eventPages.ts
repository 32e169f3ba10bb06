// Modules of the pages of live events. A file of its own, so that what they need is not listed in what everybody loads first.
import type { ComponentType } from 'react';
import { textsLoaded } from '../words/SignedInTexts.tsx';

type Load = () => Promise<ComponentType>;

export const bingoPage: Load = async () => {
  await textsLoaded('puzzles');
  return (await import('../pages/bingo/BingoPage.tsx')).BingoPage;
};

export const bingoControllerPage: Load = async () => {
  await textsLoaded('puzzles');
  return (await import('../pages/bingoController/BingoControllerPage.tsx')).BingoControllerPage;
};
