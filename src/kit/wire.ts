// Reading what came over the wire, of which nothing is trusted.

/** What it says by name; nothing where it is no object. */
export const fields = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};
