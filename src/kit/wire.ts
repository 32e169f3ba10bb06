// Reads untrusted input off the wire: the fields of an object, a counting number.

/** Its fields; none where it is no object. */
export const fieldsOf = (raw: unknown): Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** A number that counts from one: a hand, a round, a pass. */
export const isCount = (raw: unknown): raw is number => Number.isInteger(raw) && Number(raw) > 0;
