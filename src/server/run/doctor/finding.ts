// What a check of the installation found, in one line; never a secret.
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warn' | 'FAIL';
  /** The finding, and what to do about it if it is a problem. */
  readonly words: string;
}

export const ok = (what: string, words: string): Finding => ({ what, state: 'ok', words });
export const warn = (what: string, words: string): Finding => ({ what, state: 'warn', words });
export const fail = (what: string, words: string): Finding => ({ what, state: 'FAIL', words });

/** The kind of a failure, without what others said: that may carry addresses and passwords. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code || (error instanceof Error ? error.name : 'unknown');
};

export const lineOf = ({ what, state, words }: Finding): string =>
  `${state.padEnd(5)} ${what.padEnd(12)} ${words}`;
