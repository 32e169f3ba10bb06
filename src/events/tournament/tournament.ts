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

/** How many sit at a table; of four each plays for themselves. */
export const tableSizes = [2, 4] as const;
export type TableSize = (typeof tableSizes)[number];

/** The sizes of tables at which a game can be played in a tournament, the usual one first. Partners are nobody's own results. */
export const tableSizesFor = ({
  seats,
  hasPartners = false,
}: {
  readonly seats: readonly number[];
  readonly hasPartners?: boolean;
}): TableSize[] => tableSizes.filter((size) => seats.includes(size) && (size === 2 || !hasPartners));

/** Four at a table. */
export const hasFourAt = ({ tableSize }: { readonly tableSize?: TableSize | undefined }): boolean =>
  tableSize === 4;

/** The forms of four at a table: a double elimination needs a winner of two. */
export const formsAtFour: readonly TournamentForm[] = [
  'swiss',
  'knockout',
  'roundRobin',
  'league',
  'arena',
  'teamCup',
];

/** A knock-out in which the best two of each table go on. */
export const isCupOfFour = (tournament: {
  readonly form: TournamentForm;
  readonly tableSize?: TableSize | undefined;
}): boolean => tournament.form === 'knockout' && hasFourAt(tournament);

/** A table of four can be one of three. */
export const leastEntrants = (tournament: { readonly tableSize?: TableSize | undefined }): number =>
  hasFourAt(tournament) ? 3 : 2;

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
  /**
   * With four at a table: who has the third seat and the fourth one. Such a table is decided as `none`, nobody of two has
   * won, and `places` says how it came out.
   */
  readonly others?: readonly number[] | undefined;
  /** The place of each of them, in the order of the seats; 1 is the best, and equal places are possible. */
  readonly places?: readonly number[] | null | undefined;
  /** Who of them did not come or has left: they are last and get nothing, and nobody has met them there. */
  readonly absent?: readonly number[] | undefined;
}

/** A pairing before anything happened in it. */
export type NewPairing = Pick<Pairing, 'round' | 'board' | 'first' | 'second' | 'others'>;

export interface Tournament {
  readonly form: TournamentForm;
  /** How many rounds there are. */
  readonly rounds: number;
  /** In a knock-out those who lost in the semi-finals play for the third place. */
  readonly hasThirdPlace: boolean;
  /** In a round robin or a league everybody meets everybody again, the seats changed over. */
  readonly isTwice: boolean;
  /** Left out: two. */
  readonly tableSize?: TableSize;
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

/** Everybody of a pairing, in the order of the seats. */
export const peopleAt = ({
  first,
  second,
  others = [],
}: Pick<NewPairing, 'first' | 'second' | 'others'>): number[] => [
  first,
  ...(second === null ? [] : [second]),
  ...others,
];

/** Whether this entrant is in the pairing. */
export const has = ({ first, second, others }: NewPairing, entrant: number): boolean =>
  first === entrant || second === entrant || others?.includes(entrant) === true;

/** Whom this entrant meets there; null: nobody. */
export const opponentIn = ({ first, second }: NewPairing, entrant: number): number | null =>
  first === entrant ? second : first;
