// What may follow `npm run bench -- <part>`: `--name value` or `--name=value`.
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sockets: { type: 'string' },
    rate: { type: 'string' },
    seconds: { type: 'string' },
    companies: { type: 'string' },
    rolling: { type: 'boolean' },
    'read-only': { type: 'string' },
    from: { type: 'string' },
  },
});

/** The parts that were named. */
export const parts: readonly string[] = positionals;
export const options: Readonly<typeof values> = values;

type Numbered = 'sockets' | 'rate' | 'seconds' | 'companies' | 'read-only';

export const numberOf = (name: Numbered, usual: number): number => Number(options[name] ?? usual);
