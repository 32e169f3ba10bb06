// The bodies of the blobs, in a square of a hundred units.

/** A circle with three slow bumps, drawn through the middles between its corners. */
function outlineOf(turn: number): string {
  const corners = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6;
    const radius = 45 + 3 * Math.cos(3 * angle + turn);
    return [50 + radius * Math.cos(angle), 51 + radius * Math.sin(angle)] as const;
  });
  const steps = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] ?? [x, y];
    return [x, y, (x + nextX) / 2, (y + nextY) / 2].map((n) => n.toFixed(1));
  });
  const [, , startX, startY] = steps.at(-1) ?? [];
  return `M${startX} ${startY}${steps.map((step) => `Q${step.join(' ')}`).join('')}Z`;
}

/** Of the first seat and the second. */
export const outlines = [outlineOf(0.6), outlineOf(2.2)];
