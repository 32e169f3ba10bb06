// The ships from above, the bow to the left, a hundred units a square.

export function hullOf(length: number): string {
  const stern = length * 100 - 7;
  return `M7 50C28 27 54 16 92 16H${stern - 24}Q${stern} 16 ${stern} 38V62Q${stern} 84 ${stern - 24} 84H92C54 84 28 73 7 50Z`;
}

export function deckOf(length: number): string {
  const stern = length * 100 - 22;
  return `M34 50C50 35 70 28 98 28H${stern - 14}Q${stern} 28 ${stern} 42V58Q${stern} 72 ${stern - 14} 72H98C70 72 50 65 34 50Z`;
}

/** A turret for every two squares: how far each is from the bow. */
export function turretsOf(length: number): number[] {
  const count = Math.floor(length / 2);
  const room = length * 100 - 100;
  return Array.from({ length: count }, (_, i) => 82 + (room * (i + 0.5)) / count);
}
