// Translations on the server: mails, notifications, chat cards and refusals, by the same i18next as in the client.
import i18next from 'i18next';
import type { Language } from '../../../engine/language.ts';
import enBadges from '../../../texts/en/badges.json' with { type: 'json' };
import enErrors from '../../../texts/en/errors.json' with { type: 'json' };
import enLaterErrors from '../../../texts/en/later/errors.json' with { type: 'json' };
import enTable from '../../../texts/en/later/table.json' with { type: 'json' };
import enMail from '../../../texts/en/mail.json' with { type: 'json' };
import trBadges from '../../../texts/tr/badges.json' with { type: 'json' };
import trErrors from '../../../texts/tr/errors.json' with { type: 'json' };
import trLaterErrors from '../../../texts/tr/later/errors.json' with { type: 'json' };
import trTable from '../../../texts/tr/later/table.json' with { type: 'json' };
import trMail from '../../../texts/tr/mail.json' with { type: 'json' };

const en = { mail: enMail, errors: { ...enErrors, ...enLaterErrors }, badges: enBadges, table: enTable };
const tr = { mail: trMail, errors: { ...trErrors, ...trLaterErrors }, badges: trBadges, table: trTable };

type Texts = typeof en;

/** `games_one` and `games_other` are asked for as `games`, with a count. */
type Asked<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** The keys of all sentences below: `verify.subject`. */
type Keys<Branch, Path extends string = ''> = Branch extends string
  ? Path
  : {
      [Key in keyof Branch & string]: Keys<
        Branch[Key],
        Path extends '' ? Asked<Key> : `${Path}.${Asked<Key>}`
      >;
    }[keyof Branch & string];

export type TextKey<Namespace extends keyof Texts> = Keys<Texts[Namespace]>;

/** `count` also chooses the plural form. */
type Values = Readonly<Record<string, string | number>>;

const instance = i18next.createInstance();
await instance.init({
  initAsync: false, // the texts are here already
  resources: { en, tr },
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'mail',
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => {
    throw new Error(`no text for ${key}`);
  },
});

/** Translates the keys of one namespace into one language. Values are not interpolated again or escaped. */
export function translator<Namespace extends keyof Texts>(language: Language, namespace: Namespace) {
  return (key: TextKey<Namespace>, values: Values = {}): string => {
    const path: string = key;
    const count = Number(values.count ?? 1);
    return instance.t(path, { lng: language, ns: namespace, replace: values, count, nest: false });
  };
}
