// One's own profile: preferences, pictures, tours seen. Fetched once, kept in step with other windows.
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import {
  type OnboardingKey,
  putOnboarding,
  putPreferences,
  type SomePreferences,
} from '../../../contract/people/preferences.ts';
import { type ProfilePicture, updateUserSettings } from '../../../contract/people/userSettings.ts';
import { type OwnProfile, userProfile } from '../../../contract/progress/profile.ts';
import { call } from '../../base/api/call.ts';
import { choose, forgetTheme, session } from '../../base/session/session.ts';

export interface ProfileState {
  /** Null before the first answer, and where none came. */
  readonly profile: OwnProfile | null;
  /** The first answer came, or will not come. */
  readonly isSettled: boolean;
  /** Why the last choice of a theme or a language was not kept. */
  readonly appearanceRefused: Refusal | null;
}

export type Look = Partial<Pick<OwnProfile, 'language' | 'theme'>>;

/** A file is a new picture, null none; what is not named stays. */
export interface AccountChange {
  readonly name?: string;
  readonly pictures?: Partial<Record<ProfilePicture, File | null>>;
}

const nothing: ProfileState = { profile: null, isSettled: false, appearanceRefused: null };
/** Debounces saving, while somebody tries out themes. */
const settleMs = 700;

class ProfileStore {
  #known = nothing;
  #listeners = new Set<() => void>();
  /** Saves in flight; changes from elsewhere are fetched when they are done. */
  #saving = 0;
  #isStale = false;
  #look: Look = {};
  #lookBefore: Look = {};
  /** The theme that is being saved is the first one chosen. */
  #hadNoTheme = false;
  #lookTimer: ReturnType<typeof setTimeout> | undefined;

  readonly known = (): ProfileState => this.#known;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** On sign-in; it may be another person than before. */
  async begin(): Promise<void> {
    this.forget();
    await this.#read();
  }

  /** On sign-out. */
  forget(): void {
    clearTimeout(this.#lookTimer);
    this.#look = {};
    this.#lookBefore = {};
    this.#become(nothing);
  }

  /** Fetches again, after a change in another window or a failed first fetch. */
  async lookAgain(): Promise<void> {
    this.#isStale = true;
    if (this.#saving === 0) await this.#read();
  }

  async prefer(preferences: SomePreferences): Promise<Refusal | null> {
    return this.#save(async (userId) => {
      const answer = await call(putPreferences, { body: { userId, ...preferences } });
      if (!isRefusal(answer)) this.#amend({ preferences: answer });
      return answer;
    });
  }

  /** The answer does not matter: at worst the tour is shown once more. */
  async haveSeen(onboardingKey: OnboardingKey): Promise<void> {
    const seen = this.#known.profile?.onboarding ?? [];
    this.#amend({ onboarding: [...seen, onboardingKey] });
    await this.#save((userId) => call(putOnboarding, { body: { userId, onboardingKey } }));
  }

  async changeAccount({ name, pictures = {} }: AccountChange): Promise<Refusal | null> {
    const files = Object.fromEntries(Object.entries(pictures).filter(([, file]) => file !== null));
    const none = Object.entries(pictures).flatMap(([field, file]) => (file === null ? [[field, '']] : []));
    return this.#save(async (userId) => {
      const body = { userId, name, ...Object.fromEntries(none) };
      const answer = await call(updateUserSettings, { body, files });
      if (!isRefusal(answer)) this.#isStale = true; // the answer does not contain the new address of the background
      return answer;
    });
  }

  /** Applied at once; reverted when it could not be saved. */
  wear(look: Look): void {
    const user = session.user();
    if (!user) return;
    if (look.theme && !user.hasChosenTheme) this.#hadNoTheme = true;
    const before: Look = {
      ...(look.language && { language: user.language }),
      ...(look.theme && { theme: user.theme }),
    };
    this.#lookBefore = { ...before, ...this.#lookBefore };
    this.#look = { ...this.#look, ...look };
    choose(look);
    clearTimeout(this.#lookTimer);
    this.#lookTimer = setTimeout(() => void this.#keepLook(), settleMs);
  }

  async #keepLook(): Promise<void> {
    const [look, before] = [this.#look, this.#lookBefore];
    const hadNoTheme = this.#hadNoTheme;
    this.#look = {};
    this.#lookBefore = {};
    this.#hadNoTheme = false;
    const refusal = await this.#save(async (userId) => {
      const answer = await call(updateUserSettings, { body: { userId, ...look } });
      if (!isRefusal(answer)) this.#amend(look);
      return answer;
    });
    if (refusal) choose(before);
    if (refusal && hadNoTheme) forgetTheme();
    this.#become({ ...this.#known, appearanceRefused: refusal });
  }

  async #save(send: (userId: string) => Promise<object | Refusal>): Promise<Refusal | null> {
    const userId = session.user()?.userId;
    if (userId === undefined) return null;
    this.#saving += 1;
    const answer = await send(userId);
    this.#saving -= 1;
    if (this.#isStale && this.#saving === 0) await this.#read();
    return isRefusal(answer) ? answer : null;
  }

  async #read(): Promise<void> {
    this.#isStale = false;
    const userId = session.user()?.userId;
    if (userId === undefined) return;
    const profile = await call(userProfile, { query: { userId } });
    if (session.user()?.userId !== userId) return;
    if (this.#saving > 0) this.#isStale = true; // what is being saved is newer
    if (this.#isStale) return;
    const isOwn = !isRefusal(profile) && 'preferences' in profile;
    if (isOwn) this.#follow(profile);
    this.#become({ ...this.#known, isSettled: true, ...(isOwn && { profile }) });
  }

  /** An appearance chosen on this device stays until another one is chosen elsewhere. */
  #follow({ name, avatar, language, theme }: OwnProfile): void {
    const user = session.user();
    const before = this.#known.profile;
    if (user && (user.name !== name || user.avatar !== avatar)) session.amend({ name, avatar });
    if (before && before.language !== language) choose({ language });
    if (before && before.theme !== theme) choose({ theme });
  }

  #amend(change: Partial<OwnProfile>): void {
    const { profile } = this.#known;
    if (profile) this.#become({ ...this.#known, profile: { ...profile, ...change } });
  }

  #become(known: ProfileState): void {
    this.#known = known;
    for (const listener of this.#listeners) listener();
  }
}

export const profileStore = new ProfileStore();
