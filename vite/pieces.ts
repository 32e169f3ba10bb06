// Groups of modules for one file of the build each: what always comes with a module, or with several, and with none of those loaded before.
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Fluent imports all icons from it and uses some: its imports do not say what a page needs. */
const allIcons = '/icons/index.js';

/** Everything that is imported by these files, at once and not later. */
function closure(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    if (!id.endsWith(allIcons)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

interface Pieces {
  /** The file of the build. */
  readonly name: string;
  /** What is loaded before, and must not fetch this file for a part of it. */
  readonly after: readonly string[];
}

function group(
  root: string,
  { name, after }: Pieces,
  membersOf: (needsOf: (path: string) => ReadonlySet<string>) => Iterable<string>,
) {
  let members: ReadonlySet<string> | null = null;
  const membersIn = (graph: Graph): ReadonlySet<string> => {
    const before = closure(
      graph,
      after.map((path) => `${root}/${path}`),
    );
    const found = membersOf((path) => closure(graph, [`${root}/${path}`]));
    return new Set([...found].filter((id) => !before.has(id)));
  };
  return {
    name(id: string, graph: Graph): string | null {
      members ??= membersIn(graph);
      return members.has(id) ? name : null;
    },
    includeDependenciesRecursively: false,
  };
}

interface Together extends Pieces {
  readonly file: string;
}

/** What a file needs, without itself: it is the one that is loaded by its name. */
export const together = (root: string, { file, ...pieces }: Together) =>
  group(root, pieces, (needsOf) => [...needsOf(file)].filter((id) => id !== `${root}/${file}`));

interface Shared extends Pieces {
  readonly files: readonly string[];
  /** By how many of the files at least. */
  readonly least: number;
  /** Only what this file needs too. */
  readonly within?: string;
}

export const shared = (root: string, { files, least, within, ...pieces }: Shared) =>
  group(root, pieces, (needsOf) => {
    const each = files.map(needsOf);
    const candidates = within ? needsOf(within) : new Set(each.flatMap((found) => [...found]));
    return [...candidates].filter((id) => each.filter((found) => found.has(id)).length >= least);
  });
