// How many nodes one start serves with: one on the embedded database, on PostgreSQL as many as are set.

/** One core runs a node's own work, the other its bots, its passwords and its share of PostgreSQL. */
const coresPerNode = 2;

export const nodesOf = (wanted: 'auto' | number, cores: number): number =>
  wanted === 'auto' ? Math.max(1, Math.floor(cores / coresPerNode)) : wanted;

/** The number of this node among those of the same start, from 0. */
export const nodeNumber = Number(process.env.TOPLA_NODE ?? '0');

/** What a node says to the process that started it, once it serves. */
export const serving = 'serving';
