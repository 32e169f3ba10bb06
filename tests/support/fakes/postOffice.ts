// A mail server on loopback that speaks SMTP as real ones do, and misbehaves as they do when it is told to.
import { createServer, type Socket } from 'node:net';

/** A whole reply, such as `451 4.3.0 try later`; null: as usual. */
type Reply = string | null;

export interface Manners {
  /** Says nothing at all, not even hello. */
  isMute?: boolean;
  /** Offers to encrypt, and then does not. */
  refusesTls?: boolean;
  toRecipient?: (recipient: string) => Reply;
  toMessage?: (message: string) => Reply;
}

export interface PostOffice {
  readonly port: number;
  /** Every line a client said, message texts left out. */
  readonly heard: string[];
  /** Messages taken, as they came over the line. */
  readonly taken: { readonly recipient: string; readonly message: string }[];
  manners: Manners;
  close(): Promise<void>;
}

type Said = Pick<PostOffice, 'heard' | 'taken' | 'manners'>;

class Conversation {
  readonly #socket: Socket;
  readonly #testApp: Said;
  #recipient = '';
  #letter: string[] | null = null;

  constructor(socket: Socket, testApp: Said) {
    this.#socket = socket;
    this.#testApp = testApp;
  }

  hear(line: string): void {
    if (this.#letter) this.#write(line, this.#letter);
    else this.#obey(line);
  }

  #obey(line: string): void {
    this.#testApp.heard.push(line);
    const [verb = ''] = line.toUpperCase().split(' ');
    this.#say(this.#answer(verb, line));
    if (verb === 'QUIT') this.#socket.end();
  }

  #answer(verb: string, line: string): string {
    const { refusesTls, toRecipient } = this.#testApp.manners;
    if (verb === 'EHLO')
      return ['office.test', ...(refusesTls ? ['STARTTLS'] : []), 'AUTH PLAIN', '8BITMIME']
        .map((each, at, all) => `250${at === all.length - 1 ? ' ' : '-'}${each}`)
        .join('\r\n');
    if (verb === 'STARTTLS') return '454 4.7.0 no certificate today';
    if (verb === 'AUTH') return '235 2.7.0 welcome';
    if (verb === 'RCPT') {
      this.#recipient = /<([^>]*)>/.exec(line)?.[1] ?? '';
      return toRecipient?.(this.#recipient) ?? '250 2.1.5 ok';
    }
    if (verb === 'DATA') {
      this.#letter = [];
      return '354 go on';
    }
    if (verb === 'QUIT') return '221 2.0.0 bye';
    return ['MAIL', 'RSET', 'NOOP'].includes(verb) ? '250 2.0.0 ok' : '500 5.5.1 what?';
  }

  #write(line: string, letter: string[]): void {
    if (line !== '.') {
      letter.push(line.startsWith('.') ? line.slice(1) : line);
      return;
    }
    this.#letter = null;
    const message = letter.join('\r\n');
    const refused = this.#testApp.manners.toMessage?.(message) ?? null;
    if (refused === null) this.#testApp.taken.push({ recipient: this.#recipient, message });
    this.#say(refused ?? '250 2.0.0 taken');
  }

  #say(reply: string): void {
    this.#socket.write(`${reply}\r\n`);
  }
}

export async function openPostOffice(manners: Manners = {}): Promise<PostOffice> {
  const sockets = new Set<Socket>();
  const testApp: Said = { heard: [], taken: [], manners };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    if (testApp.manners.isMute) return;
    const conversation = new Conversation(socket, testApp);
    let unread = '';
    socket.on('data', (bytes) => {
      const lines = (unread + bytes.toString('latin1')).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) conversation.hear(line);
    });
    socket.write('220 office.test ESMTP\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return Object.assign(testApp, {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
