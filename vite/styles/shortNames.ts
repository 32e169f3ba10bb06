// Short names for Griffel's classes and properties: their hashes are what compresses worst in code and sheet.

const mark = 'griffel$';
const marked = /griffel\$(\w+)/g;

/**
 * Names are marked while modules are read; once all are known they are replaced. They are numbered module by module in the
 * order of paths: the same in every build, and names that stand together look alike.
 */
export class ShortNames {
  readonly #found = new Map<string, string[]>();
  #short: ReadonlyMap<string, string> | undefined;

  mark(module: string, name: string): string {
    this.#found.set(module, [...(this.#found.get(module) ?? []), name]);
    return mark + name;
  }

  #of(name: string): string {
    this.#short ??= this.#number();
    return this.#short.get(name) ?? name;
  }

  #number(): ReadonlyMap<string, string> {
    const short = new Map<string, string>();
    for (const module of [...this.#found.keys()].sort())
      for (const name of this.#found.get(module) ?? [])
        if (!short.has(name)) short.set(name, `_${short.size.toString(36)}`);
    return short;
  }

  inCode(code: string): string {
    return code.replace(marked, (_, name: string) => this.#of(name));
  }

  inSheet(css: string): string {
    return css.replace(/\.(\w+)/g, (_, name: string) => `.${this.#of(name)}`);
  }
}
