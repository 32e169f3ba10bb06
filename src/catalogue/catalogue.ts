// The catalogue: every game, puzzle and contest by its number and name, with what its screens leave out.
import type { Facts, GameFacts } from '../engine/facts.ts';
import { elsewhere } from './elsewhere.ts';
import { contestFacts, gameFacts, puzzleFacts } from './facts.ts';

export interface CatalogueEntry {
  readonly id: number;
  readonly gameName: string;
  /** In English; what people read is `displayName`. */
  readonly name: string;
  /** A text key. */
  readonly displayName: string;
  readonly image: string;
  readonly plainImage: string;
  readonly link: string;
  readonly btnId: string;
  readonly disableDraw: boolean;
  readonly disableTimer: boolean;
  readonly disableResign: boolean;
  readonly disableScoreboard: boolean;
  readonly invisible: boolean;
  readonly slackGame: boolean;
}

const named = ({ id, number, name }: Facts, link: string) => ({
  id: number,
  gameName: id,
  name: name.en,
  displayName: `games.${id}`,
  image: `/art/${id}.svg`,
  plainImage: `/art/${id}-plain.svg`,
  link,
  btnId: `btn-${id}`,
});

const gameEntry = (facts: GameFacts): CatalogueEntry => ({
  ...named(facts, `/games/${facts.id}`),
  disableDraw: !facts.manners.draw,
  disableTimer: !facts.manners.clock,
  disableResign: !facts.manners.resign,
  disableScoreboard: facts.hasScoreboard === false,
  invisible: false,
  slackGame: true,
});

/** Has a page of its own and is not listed among the games. */
const pageEntry = (facts: Facts, link: string): CatalogueEntry => ({
  ...named(facts, link),
  disableDraw: false,
  disableTimer: false,
  disableResign: false,
  disableScoreboard: false,
  invisible: true,
  slackGame: false,
});

export const catalogue: readonly CatalogueEntry[] = [
  ...gameFacts.map(gameEntry),
  ...puzzleFacts.map((facts) => pageEntry(facts, `/puzzle/${facts.id}`)),
  ...contestFacts.flatMap(({ id, number, name, link }) =>
    number === null ? [] : [pageEntry({ id, number, name }, link)],
  ),
  ...elsewhere.map((facts) => pageEntry(facts, facts.link)),
].sort((one, other) => one.id - other.id);
