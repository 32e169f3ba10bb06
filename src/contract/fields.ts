// Schemas of single fields with their limits.
import * as z from 'zod/mini';

/** Control, direction and zero-width characters have no place in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that they are refused is the point
const oddCharacters = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

const plainText = (most: number) =>
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').trim()),
    z.maxLength(most),
    z.refine((text) => !oddCharacters.test(text), { error: 'characters' }),
  );

export const name = plainText(64).check(z.minLength(1));
export const roomName = plainText(60).check(z.minLength(1));
/** One line of plain text that is not empty. */
export const line = (most: number) => plainText(most).check(z.minLength(1));
/** Of lists in which nothing may stand twice. */
export const areDifferent = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
export const freeText = z.string().check(z.maxLength(2000));

/** A local part, an @, and a domain or a bracketed IP address. */
export const email = z.string().check(
  z.overwrite((text) => text.trim()),
  z.maxLength(254),
  z.refine((text) => !oddCharacters.test(text), { error: 'characters' }),
  z.regex(/^[^\s@<>"(),:;[\]\\]{1,64}@(?:[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|\[[\d.:a-fA-F]+\])$/u),
);

/** Characters of a new password. */
export const passwordLength = { least: 8, most: 128 } as const;
export const password = z.string().check(z.maxLength(passwordLength.most));
export const uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** Six digits of an authenticator app, or a recovery code, with whatever was typed between its groups. */
export const oneTimeCode = z.string().check(
  z.overwrite((text) => text.trim()),
  z.maxLength(40),
);
/** 128 random bits, base64url. */
export const roomId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** 256 random bits, base64url, as mails carry them. */
export const mailToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export const gameName = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{1,31}$/));
export const guulJwt = z.string().check(z.minLength(1), z.maxLength(2048));
/** A number counted from 1, as it stands in a path or a query. */
export const ordinal = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  z.transform((digits) => Number(digits)),
);
/** Which part of a list is asked for. */
export const paging = {
  pageSize: ordinal.check(z.lte(100)),
  pageNumber: ordinal.check(z.lte(10_000)),
};
/** That part of it; a page beyond the end has no items. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => ({
  items: z.array(item),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});
/** `YYYY-MM-DD`, in the calendar and in this century. */
export const day = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => isInCalendar(text), { error: 'date' }),
);
const isInCalendar = (text: string): boolean => {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};
export const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word) => word === 'true'),
);
export const language = z.enum(['en', 'tr']);
export const theme = z.enum(['light', 'dark', 'custom']);
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
/** A picture's path on the API host. */
export const image = z.nullable(z.string());
export const time = z.string();
/** A moment that is sent to the server: ISO 8601 in UTC. */
export const moment = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/),
  z.refine((text) => isInCalendar(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), { error: 'date' }),
);
export const ok = z.object({ ok: z.literal(true) });

/** JSON in a text field of a form, as this schema reads it. */
export const json = <S extends z.ZodMiniType>(schema: S, most = Number.POSITIVE_INFINITY) =>
  z.pipe(z.string().check(z.maxLength(most)), z.pipe(z.transform(parsedJson), schema));

function parsedJson(text: string, context: { issues: unknown[] }): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.issues.push({ code: 'custom', message: 'json', input: text });
    return z.NEVER;
  }
}
