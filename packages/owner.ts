// The installation a package is for: settings of the server, filled into the manifests for each company.

export interface Owner {
  /** What stands in the files as `${NAME}`, and what it is replaced by. */
  readonly words: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const isPublicOrigin = (words: string): boolean =>
  URL.canParse(words) && new URL(words).protocol === 'https:' && new URL(words).origin === words;

const isPage = (words: string): boolean => URL.canParse(words) && new URL(words).protocol === 'https:';

const rules: Readonly<Record<string, readonly [(words: string) => boolean, string]>> = {
  PUBLIC_URL: [isPublicOrigin, 'an https origin such as https://topla.example.com'],
  TEAMS_APP_ID: [(words) => uuid.test(words), 'the id of the Teams app, a UUID'],
  MS_CLIENT_ID: [(words) => uuid.test(words), 'the id of the application registered with Microsoft, a UUID'],
  PRIVACY_URL: [isPage, 'the https address of your privacy statement'],
  TERMS_URL: [isPage, 'the https address of your terms of use'],
};

export function readOwner(
  needs: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Owner {
  const problems = needs.flatMap((name) => {
    const [fits, expected] = rules[name] ?? [() => true, ''];
    return fits(environment[name] ?? '') ? [] : [`${name} must be ${expected}`];
  });
  const url = environment.PUBLIC_URL ?? '';
  return {
    problems,
    words: {
      PUBLIC_URL: url,
      DOMAIN: isPublicOrigin(url) ? new URL(url).host : '',
      TEAMS_APP_ID: environment.TEAMS_APP_ID ?? '',
      MS_CLIENT_ID: environment.MS_CLIENT_ID ?? '',
      PRIVACY_URL: environment.PRIVACY_URL ?? '',
      TERMS_URL: environment.TERMS_URL ?? '',
      VERSION: environment.PACKAGE_VERSION ?? '1.0.0',
    },
  };
}

export const filled = (text: string, { words }: Owner): string =>
  text.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => words[name] ?? whole);
