// How many matches each law is tried on: few in `npm test`, 200 in `npm run soak -- laws`.
export const seeds = Number(process.env.TOPLA_SEEDS ?? 6);
