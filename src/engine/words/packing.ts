// Makes a packed graph of words: first a tree of their letters, then every branch that is there twice kept once.
import { type Standing, standings } from '../library.ts';
import { childShift, firstEdge, lastBit, letterNumbers, type PackedWords, standingShift } from './graph.ts';

/** Typed arrays that grow as they are filled. */
interface Tree {
  child: Int32Array;
  sibling: Int32Array;
  letter: Uint8Array;
  standing: Uint8Array;
  size: number;
}

function grown<A extends Int32Array | Uint8Array | Uint32Array>(old: A, larger: A): A {
  larger.set(old);
  return larger;
}

function addNode(tree: Tree, letter: number, sibling: number): number {
  if (tree.size === tree.letter.length) {
    const size = tree.size * 2;
    tree.child = grown(tree.child, new Int32Array(size));
    tree.sibling = grown(tree.sibling, new Int32Array(size));
    tree.letter = grown(tree.letter, new Uint8Array(size));
    tree.standing = grown(tree.standing, new Uint8Array(size));
  }
  tree.letter[tree.size] = letter;
  tree.sibling[tree.size] = sibling;
  return tree.size++;
}

/** The child of this letter, made when it is not there; children stand in the order of their letters. */
function childOf(tree: Tree, parent: number, letter: number): number {
  let before = 0;
  let at = tree.child[parent] ?? 0;
  while (at !== 0 && (tree.letter[at] ?? 0) < letter) {
    before = at;
    at = tree.sibling[at] ?? 0;
  }
  if (at !== 0 && tree.letter[at] === letter) return at;
  const made = addNode(tree, letter, at);
  if (before === 0) tree.child[parent] = made;
  else tree.sibling[before] = made;
  return made;
}

const root = 1; // node 0 is nothing

/** Branches already written, found by what is in them. */
function writerOf(tree: Tree) {
  let edges = new Uint32Array(1 << 16);
  let size = firstEdge + 1;
  let table = new Int32Array(1 << 17);
  let kept = 0;

  const hashOf = (branch: readonly number[]): number => {
    let hash = 0x811c9dc5;
    for (const edge of branch) hash = Math.imul(hash ^ edge ^ (edge >>> 15), 0x01000193);
    return (hash ^ (hash >>> 13)) >>> 0;
  };
  const isAt = (at: number, branch: readonly number[]) => branch.every((edge, i) => edges[at + i] === edge);
  const branchAt = (at: number): number[] => {
    const branch: number[] = [];
    for (let i = at; ; i++) {
      const edge = edges[i] ?? 0;
      branch.push(edge);
      if ((edge & lastBit) !== 0) return branch;
    }
  };
  const slotOf = (branch: readonly number[]): number => {
    let slot = hashOf(branch) & (table.length - 1);
    for (let at = table[slot] ?? 0; at !== 0 && !isAt(at, branch); at = table[slot] ?? 0)
      slot = (slot + 1) & (table.length - 1);
    return slot;
  };
  function enlargeTable(): void {
    const old = table;
    table = new Int32Array(old.length * 2);
    for (const at of old) if (at !== 0) table[slotOf(branchAt(at))] = at;
  }
  function keep(branch: readonly number[]): number {
    const slot = slotOf(branch);
    const known = table[slot] ?? 0;
    if (known !== 0) return known;
    if (size + branch.length > edges.length) edges = grown(edges, new Uint32Array(edges.length * 2));
    edges.set(branch, size);
    table[slot] = size;
    size += branch.length;
    kept += 1;
    const at = size - branch.length;
    if (kept * 2 > table.length) enlargeTable();
    return at;
  }
  /** The children of a node, written after everything below them. */
  function write(node: number): number {
    const branch: number[] = [];
    for (let at = tree.child[node] ?? 0; at !== 0; at = tree.sibling[at] ?? 0) {
      const below = write(at);
      const last = tree.sibling[at] === 0 ? lastBit : 0;
      const standing = (tree.standing[at] ?? 0) << standingShift;
      branch.push(((tree.letter[at] ?? 0) | standing | last | (below << childShift)) >>> 0);
    }
    return branch.length === 0 ? 0 : keep(branch);
  }
  return {
    whole(): Uint32Array {
      const first = write(root); // before it is put down: writing may move the edges
      edges[firstEdge] = (first << childShift) >>> 0;
      return edges.slice(0, size);
    },
  };
}

export interface Packing {
  /** Words are in capitals; one that is not spelt in the letters is passed over. */
  add(word: string, standing: Exclude<Standing, 'none'>): void;
  pack(): PackedWords;
}

/** A word added twice keeps its higher standing, but one that is unsaid stays unsaid. */
export function startPacking(version: string, letters: string): Packing {
  const numbers = letterNumbers(letters);
  const room = 1 << 16;
  const tree: Tree = {
    child: new Int32Array(room),
    sibling: new Int32Array(room),
    letter: new Uint8Array(room),
    standing: new Uint8Array(room),
    size: root + 1,
  };
  const unsaid = standings.indexOf('unsaid');
  return {
    add(word, standing) {
      let at = root;
      for (let i = 0; i < word.length; i++) if (!numbers[word.charCodeAt(i)]) return;
      for (let i = 0; i < word.length; i++) at = childOf(tree, at, numbers[word.charCodeAt(i)] ?? 0);
      const before = tree.standing[at] ?? 0;
      const now = standings.indexOf(standing);
      tree.standing[at] = before === unsaid || now === unsaid ? unsaid : Math.max(before, now);
    },
    pack: () => ({ version, letters, edges: writerOf(tree).whole() }),
  };
}

/** A list of words of one standing, for small lists. */
export function packWords(version: string, letters: string, words: readonly string[]): PackedWords {
  const packing = startPacking(version, letters);
  for (const word of words) packing.add(word, 'everyday');
  return packing.pack();
}
