// A server that must not start, and the sentence that says why.

/** What a supervisor should not try again without a person: wrong configuration, directory in use. */
export const exitMisconfigured = 78;
/** The database does not answer; a supervisor starts the server again. */
export const exitStuck = 70;

export class StartRefused extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitMisconfigured) {
    super(message);
    this.name = 'StartRefused';
    this.exitCode = exitCode;
  }
}
