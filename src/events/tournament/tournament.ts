// What a tournament is made of: its form, its entrants by number, and the pairings of its rounds.

/** An arena has no rounds: whoever is free is paired, until its time is up. */
export const tournamentForms = [
  'swiss',
  'roundRobin',
  'knockout',
  'doubleElimination',
  'league',
  'arena',
  'teamCup',
] as const;
export type TournamentForm = (typeof tournamentForms)[number];

/** Whether losing puts people out, so that every pairing needs a winner. */
export const isKnockout = ({ form }: { readonly form: TournamentForm }): boolean =>
  form === 'knockout' || form === 'doubleElimination';

/** Whether each round pairs people of about the same points; a team cup is a Swiss tournament of departments. */
export const isSwiss = ({ form }: { readonly form: TournamentForm }): boolean =>
  form === 'swiss' || form === 'teamCup';

/** Entrants are numbered from 1 in the order of strength, so that the number is also the seed. */
export interface Entrant {
  readonly number: number;
  /** The first round in which somebody may be found for them; later than 1 for those who entered late. */
  readonly from: number;
  /** The first round in which nobody is found for them any more; null: they play to the end. */
  readonly until: number | null;
  /** Of a league: the division, 1 the highest, and the place in its table of rounds. */
  readonly division?: number | null;
  readonly place?: number | null;
  /** Of a team cup: the department for which they play, from 1. */
  readonly department?: number | null;
}

/** Who won, in the order of the seats. `none`: neither gets a point. */
export const outcomes = ['first', 'second', 'draw', 'none'] as const;
export type PairingOutcome = (typeof outcomes)[number];

export interface Pairing {
  /** From 1. */
  readonly round: number;
  /** From 1, the strongest first; in a knock-out the place in the bracket. */
  readonly board: number;
  /** Who has the first seat. */
  readonly first: number;
  /** Null: a bye. */
  readonly second: number | null;
  /** Null: still open. */
  readonly outcome: PairingOutcome | null;
  /** False: decided without a game. It counts neither for first seats nor as having met. */
  readonly isPlayed: boolean;
}

/** A pairing before anything happened in it. */
export type NewPairing = Pick<Pairing, 'round' | 'board' | 'first' | 'second'>;

export interface Tournament {
  readonly form: TournamentForm;
  /** How many rounds there are. */
  readonly rounds: number;
  /** In a knock-out those who lost in the semi-finals play for the third place. */
  readonly hasThirdPlace: boolean;
  /** In a round robin or a league everybody meets everybody again, the seats changed over. */
  readonly isTwice: boolean;
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly Pairing[];
}

export const isIn = ({ from, until }: Entrant, round: number): boolean =>
  from <= round && (until === null || round < until);

/** The round that was paired last; 0: none yet. */
export const lastRound = ({ pairings }: Pick<Tournament, 'pairings'>): number =>
  pairings.reduce((last, { round }) => Math.max(last, round), 0);

export const pairingsOf = ({ pairings }: Pick<Tournament, 'pairings'>, round: number): Pairing[] =>
  pairings.filter((pairing) => pairing.round === round);

/** Whether this entrant is in the pairing. */
export const has = ({ first, second }: NewPairing, entrant: number): boolean =>
  first === entrant || second === entrant;

/** Whom this entrant meets there; null: nobody. */
export const opponentIn = ({ first, second }: NewPairing, entrant: number): number | null =>
  first === entrant ? second : first;
