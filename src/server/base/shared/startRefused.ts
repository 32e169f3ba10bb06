// An error that refuses the start of the server, with an exit code and a sentence that says why.

/** Exit code for errors that a restart does not fix: wrong configuration, directory in use. */
export const exitMisconfigured = 78;
/** Exit code when the database does not answer; a supervisor should restart the server. */
export const exitStuck = 70;

export class StartRefused extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode: number = exitMisconfigured) {
    super(message);
    this.name = 'StartRefused';
    this.exitCode = exitCode;
  }
}
