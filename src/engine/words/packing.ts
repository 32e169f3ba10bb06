// Makes a packed graph of words: first a tree of their letters, then every branch that is there twice kept once.
import { commonnessLevels, type WordCommonness } from '../library.ts';
import { childShift, commonnessShift, firstEdge, lastBit, letterNumbers, type PackedWords } from './graph.ts';

/** Typed arrays that grow as they are filled. */
interface Tree {
  child: Int32Array;
  sibling: Int32Array;
  letter: Uint8Array;
  commonness: Uint8Array;
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
    tree.commonness = grown(tree.commonness, new Uint8Array(size));
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

function hashOf(branch: readonly number[]): number {
  let hash = 0x811c9dc5;
  for (const edge of branch) hash = Math.imul(hash ^ edge ^ (edge >>> 15), 0x01000193);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Writes the tree as edges. Branches already written are found by what is in them. */
class Writer {
  readonly #tree: Tree;
  #edges = new Uint32Array(1 << 16);
  #size = firstEdge + 1;
  #table = new Int32Array(1 << 17);
  #kept = 0;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  whole(): Uint32Array {
    const first = this.#write(root); // before it is put down: writing may move the edges
    this.#edges[firstEdge] = (first << childShift) >>> 0;
    return this.#edges.slice(0, this.#size);
  }

  /** The children of a node, written after everything below them. */
  #write(node: number): number {
    const { child, sibling, letter, commonness } = this.#tree;
    const branch: number[] = [];
    for (let at = child[node] ?? 0; at !== 0; at = sibling[at] ?? 0) {
      const below = this.#write(at);
      const last = sibling[at] === 0 ? lastBit : 0;
      const word = (commonness[at] ?? 0) << commonnessShift;
      branch.push(((letter[at] ?? 0) | word | last | (below << childShift)) >>> 0);
    }
    return branch.length === 0 ? 0 : this.#keep(branch);
  }

  #keep(branch: readonly number[]): number {
    const slot = this.#slotOf(branch);
    const known = this.#table[slot] ?? 0;
    if (known !== 0) return known;
    const at = this.#size;
    this.#size += branch.length;
    if (this.#size > this.#edges.length)
      this.#edges = grown(this.#edges, new Uint32Array(this.#edges.length * 2));
    this.#edges.set(branch, at);
    this.#table[slot] = at;
    this.#kept += 1;
    if (this.#kept * 2 > this.#table.length) this.#enlargeTable();
    return at;
  }

  #slotOf(branch: readonly number[]): number {
    const table = this.#table;
    let slot = hashOf(branch) & (table.length - 1);
    for (let at = table[slot] ?? 0; at !== 0 && !this.#isAt(at, branch); at = table[slot] ?? 0)
      slot = (slot + 1) & (table.length - 1);
    return slot;
  }

  #isAt(at: number, branch: readonly number[]): boolean {
    return branch.every((edge, i) => this.#edges[at + i] === edge);
  }

  #enlargeTable(): void {
    const old = this.#table;
    this.#table = new Int32Array(old.length * 2);
    for (const at of old) if (at !== 0) this.#table[this.#slotOf(this.#branchAt(at))] = at;
  }

  #branchAt(at: number): number[] {
    const branch: number[] = [];
    for (let i = at; ; i++) {
      const edge = this.#edges[i] ?? 0;
      branch.push(edge);
      if ((edge & lastBit) !== 0) return branch;
    }
  }
}

export interface Packing {
  /** Words are in capitals; one that is not spelt in the letters is passed over. */
  add(word: string, commonness: Exclude<WordCommonness, 'none'>): void;
  pack(): PackedWords;
}

/** A word added twice keeps its higher commonness, but one that is unsaid stays unsaid. */
export function startPacking(version: string, letters: string): Packing {
  const numbers = letterNumbers(letters);
  const room = 1 << 16;
  const tree: Tree = {
    child: new Int32Array(room),
    sibling: new Int32Array(room),
    letter: new Uint8Array(room),
    commonness: new Uint8Array(room),
    size: root + 1,
  };
  const unsaid = commonnessLevels.indexOf('unsaid');
  return {
    add(word, commonness) {
      let at = root;
      for (let i = 0; i < word.length; i++) if (!numbers[word.charCodeAt(i)]) return;
      for (let i = 0; i < word.length; i++) at = childOf(tree, at, numbers[word.charCodeAt(i)] ?? 0);
      const before = tree.commonness[at] ?? 0;
      const now = commonnessLevels.indexOf(commonness);
      tree.commonness[at] = before === unsaid || now === unsaid ? unsaid : Math.max(before, now);
    },
    pack: () => ({ version, letters, edges: new Writer(tree).whole() }),
  };
}

/** A list of words of one commonness, for small lists. */
export function packWords(version: string, letters: string, words: readonly string[]): PackedWords {
  const packing = startPacking(version, letters);
  for (const word of words) packing.add(word, 'everyday');
  return packing.pack();
}
