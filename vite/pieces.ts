// Groups of modules for one file of the build each: what always comes with a module, or with most of several, and with none of those loaded before.
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Everything that is imported by these files, at once and not later. */
function closure(graph: Graph, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

interface Together {
  /** The file of the build. */
  readonly name: string;
  readonly file: string;
  /** What is loaded before, and must not fetch this file for a part of it. */
  readonly after: readonly string[];
}

export function together(root: string, { name, file, after }: Together) {
  const idOf = (path: string): string => `${root}/${path}`;
  let members: ReadonlySet<string> | null = null;
  const membersIn = (graph: Graph): ReadonlySet<string> => {
    const before = closure(graph, after.map(idOf));
    return new Set([...closure(graph, [idOf(file)])].filter((id) => !before.has(id)));
  };
  return {
    name(id: string, graph: Graph): string | null {
      members ??= membersIn(graph);
      return members.has(id) && id !== idOf(file) ? name : null;
    },
    includeDependenciesRecursively: false,
  };
}

interface Shared {
  /** The file of the build. */
  readonly name: string;
  readonly files: readonly string[];
  /** By how many of the files at least. */
  readonly least: number;
  readonly after: readonly string[];
}

export function shared(root: string, { name, files, least, after }: Shared) {
  const idOf = (path: string): string => `${root}/${path}`;
  let members: ReadonlySet<string> | null = null;
  const membersIn = (graph: Graph): ReadonlySet<string> => {
    const before = closure(graph, after.map(idOf));
    const each = files.map((file) => closure(graph, [idOf(file)]));
    const often = [...new Set(each.flatMap((found) => [...found]))].filter(
      (id) => each.filter((found) => found.has(id)).length >= least,
    );
    return new Set(often.filter((id) => !before.has(id)));
  };
  return {
    name(id: string, graph: Graph): string | null {
      members ??= membersIn(graph);
      return members.has(id) ? name : null;
    },
    includeDependenciesRecursively: false,
  };
}
