// A queue for each event: what changes its course on this node runs one after the other.

export type InTurn = <T>(id: string, act: () => Promise<T>) => Promise<T>;

export function createTurns(): InTurn {
  const last = new Map<string, Promise<void>>();
  return (id, act) => {
    const turn = (last.get(id) ?? Promise.resolve()).then(act);
    const over = () => {
      if (last.get(id) === settled) last.delete(id);
    };
    const settled: Promise<void> = turn.then(over, over);
    last.set(id, settled);
    return turn;
  };
}
