// How many matches and puzzles each law is tried on: few in `npm test`, many in `npm run soak -- laws`.
export const seeds = Number(process.env.TOPLA_SEEDS ?? 6);
export const puzzleSeeds = Number(process.env.TOPLA_PUZZLE_SEEDS ?? 50);
