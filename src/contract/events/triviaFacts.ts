// Figures and names of trivia that forms, calls and the server agree on.

export const triviaModes = ['score', 'elimination'] as const;
export type TriviaMode = (typeof triviaModes)[number];

export const triviaPoints = [0, 500, 1000, 2000] as const;

/** The categories of the ready-made questions. */
export const triviaCategories = [
  'general',
  'geography',
  'science',
  'history',
  'arts',
  'screen',
  'sport',
  'work',
] as const;

export const triviaLimits = {
  questions: 100,
  options: { least: 2, most: 6 },
  seconds: { least: 5, usual: 20, most: 120 },
  usualPoints: 1000,
  usualSpeedWeight: 0.5,
  capacity: 1_000,
  text: 300,
  option: 120,
  explanation: 500,
  pageSize: 300,
  pastPageSize: 10,
  /** Seconds a host may add to a question at a time. */
  addedSeconds: { least: 5, usual: 15, most: 120 },
} as const;
