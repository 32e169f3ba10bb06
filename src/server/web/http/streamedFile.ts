// An answer that is sent in parts while it is made, so that the server never holds all of it.

/** The type of its call's answer is `unknown`: nobody reads it but the person who keeps the file. */
export class StreamedFile {
  readonly parts: AsyncIterable<string>;

  constructor(parts: AsyncIterable<string>) {
    this.parts = parts;
  }
}
