// Updates account settings; fields that were left out keep their value.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { demoRefusal, isDemoTeam } from '../../../contract/people/demo.ts';
import type * as userSettings from '../../../contract/people/userSettings.ts';
import type { ProfilePicture } from '../../../contract/people/userSettings.ts';
import { logSecurityEvent } from '../../base/shared/log.ts';
import { type StoredSettings, writeSettings } from '../../people/preferenceStore.ts';
import { lockPerson } from '../../people/store.ts';
import type { Handler, InputOf } from '../../web/http/route.ts';
import type { Upload } from '../../web/http/upload.ts';
import type { UserContext } from '../../web/http/visit.ts';
import type { AccountServices } from './services.ts';
import { userOf } from './signIn.ts';

type Deps = Pick<
  AccountServices,
  'album' | 'announcements' | 'clock' | 'config' | 'database' | 'members' | 'passwords' | 'sessions'
>;

type Input = InputOf<typeof userSettings.updateUserSettings>;

/** The form field, the column and the use of each picture. */
const pictures = [
  { field: 'profileImage', column: 'avatar', use: 'avatar' },
  { field: 'profileBgImage', column: 'background', use: 'background' },
] as const satisfies readonly { readonly field: ProfilePicture; readonly [more: string]: string }[];

type Picture = (typeof pictures)[number];

export const updateUserSettings =
  (services: Deps): Handler<typeof userSettings.updateUserSettings> =>
  async (context, input) => {
    const { member, session } = context;
    if (isDemoTeam(member.team?.teamId) && isSeenByOthers(input)) return demoRefusal();
    const changed = await change(services, context, input);
    if (isRefusal(changed)) return changed;
    services.announcements.publish({ kind: 'personChanged', userId: member.userId });
    return userOf(services, member.userId, session.token);
  };

const isSeenByOthers = (input: Input): boolean =>
  input.name !== undefined ||
  pictures.some(({ field }) => input[field] !== undefined || input.files.has(field));

async function change(services: Deps, context: UserContext, input: Input): Promise<Refusal | null> {
  const { userId } = context.member;
  const stored = await keepPictures(services, context, input);
  if (isRefusal(stored)) return stored;
  const { name, language, theme } = input;
  const settings: StoredSettings = {
    ...(name !== undefined && { name }),
    ...(language && { language }),
    ...(theme && { theme, has_chosen_theme: true }),
    ...stored,
  };
  if (Object.keys(settings).length === 0) return null;
  const before = await services.database.transaction().execute(async (trx) => {
    const person = await lockPerson(trx, userId);
    await writeSettings(trx, userId, settings);
    return person;
  });
  for (const { column } of pictures)
    if (column in stored) await services.album.replace(before?.[column] ?? null);
  return null;
}

type StoredPictures = Pick<StoredSettings, Picture['column']>;

/** Stores all uploaded pictures, or none. */
async function keepPictures(
  services: Deps,
  context: UserContext,
  input: Input,
): Promise<StoredPictures | Refusal> {
  const stored: { -readonly [K in keyof StoredPictures]: StoredPictures[K] } = {};
  for (const picture of pictures) {
    const file = input.files.get(picture.field);
    if (file) {
      const path = await keep(services, context, picture, file);
      if (isRefusal(path)) {
        for (const other of Object.values(stored)) await services.album.replace(other);
        return path;
      }
      stored[picture.column] = path;
    } else if (input[picture.field] === '') stored[picture.column] = null;
  }
  return stored;
}

async function keep(
  { album }: Deps,
  { member, log }: UserContext,
  { use }: Picture,
  file: Upload,
): Promise<string | Refusal> {
  const { userId, team } = member;
  const bytes = await file.read();
  const path = await album.keep({ bytes, use, userId, teamId: team?.teamId ?? null });
  if (isRefusal(path)) logSecurityEvent(log, { security: 'uploadRefused', userId, because: path.error });
  return path;
}
