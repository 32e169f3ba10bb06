// The settings of the admin panel: what is shown, and a change that is stored at once and can be taken back.
import { useQueryClient } from '@tanstack/react-query';
import { type AdminSettings, adminPage, updateAdminSettings } from '../../../contract/admin/admin.ts';
import { isRefusal, type Refusal, refuse } from '../../../contract/errors.ts';
import { call, pictureAt } from '../../base/api/call.ts';
import { answerKey } from '../../base/api/useAnswer.ts';
import type { Undoing } from '../../parts/saving/SavedLine.tsx';
import { storedPicture } from '../../parts/saving/storedPicture.ts';
import { type SelfSaving, useSelfSaving } from '../../parts/saving/useSelfSaving.ts';
import { type AdminDraft, type AdminEdit, bodyOf, draftFrom, formerOf, isUntouched } from './adminDraft.ts';
import { type AdminBlock, sectionOf } from './sections.ts';

export interface AdminForm {
  readonly settings: AdminSettings;
  readonly draft: AdminDraft;
  readonly saving: Undoing & Pick<SelfSaving<AdminDraft>, 'part'>;
  refusalIn(part: AdminBlock): Refusal | null;
  /** False: it was refused, and the former value is shown again. */
  change(part: AdminBlock, edit: AdminEdit): Promise<boolean>;
}

export function useAdminSettings(teamId: string, settings: AdminSettings): AdminForm {
  const queries = useQueryClient();
  const saving = useSelfSaving(draftFrom(settings), sectionOf);
  const known = { params: { id: teamId } };

  /** Sends what differs; answers the settings as they are then. */
  async function send(change: Partial<AdminDraft>, before: AdminSettings): Promise<AdminSettings | Refusal> {
    const body = bodyOf(change, before);
    if (!body) return before;
    const files = { logoImage: change.logo ?? null };
    const answer = await call(updateAdminSettings, { body, files });
    if (!isRefusal(answer)) queries.setQueryData(answerKey(adminPage, known), answer);
    return answer;
  }

  function change(part: AdminBlock, edit: AdminEdit): Promise<boolean> {
    let restoring: (() => Promise<Refusal | null>) | null = null;

    async function store(): Promise<Refusal | null> {
      const before = await call(adminPage, known);
      if (isRefusal(before)) return before;
      const made = edit(draftFrom(before));
      const logo = made.logo === undefined ? null : await storedPicture(pictureAt(before.logo), 'logo');
      const left = await send(made, before);
      if (isRefusal(left)) return left;
      restoring = async () => (isRefusal(logo) ? logo : restore(made, formerOf(made, before, logo), left));
      return null;
    }

    /** Somebody else's later change is not undone with one's own. */
    async function restore(made: Partial<AdminDraft>, former: Partial<AdminDraft>, left: AdminSettings) {
      const now = await call(adminPage, known);
      if (isRefusal(now)) return now;
      if (!isUntouched(made, left, now)) {
        queries.setQueryData(answerKey(adminPage, known), now);
        return refuse('Conflict');
      }
      const answer = await send(former, now);
      return isRefusal(answer) ? answer : null;
    }

    return saving.save({
      part,
      edit: (before) => ({ ...before, ...edit(before) }),
      store,
      restore: async () => restoring?.() ?? null,
    });
  }

  return {
    settings,
    draft: saving.shown,
    saving,
    refusalIn: saving.refusalIn,
    change,
  };
}
