// State of the admin panel's form: what is shown, what has changed, saving it.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type AdminSettings, adminPage, updateAdminSettings } from '../../../contract/admin/admin.ts';
import { isRefusal, type Refusal } from '../../../contract/errors.ts';
import { call } from '../../base/api/call.ts';
import { answerKey } from '../../base/api/useAnswer.ts';
import { useUnsavedChanges } from '../../base/navigation/useUnsavedChanges.ts';
import { checkName } from '../../parts/forms/checks.ts';
import type { SavedForm } from '../../parts/forms/SaveBar.tsx';
import { useDraft } from '../../parts/forms/useDraft.ts';
import { type AdminDraft, type AdminSection, bodyOf, changedSections, draftFrom } from './adminDraft.ts';
import { problemWith } from './periods.ts';

export interface AdminForm extends SavedForm {
  readonly settings: AdminSettings;
  readonly draft: AdminDraft;
  readonly changed: readonly AdminSection[];
  /** A text key; null while nothing is wrong. */
  readonly nameWrong: string | null;
  change(change: Partial<AdminDraft>): void;
  save(): void;
}

const savedShownMs = 1_500;

/** Only what differs is kept, so that what others save meanwhile is not undone. */
export function useAdminSettings(teamId: string, settings: AdminSettings): AdminForm {
  const queries = useQueryClient();
  const [edits, setEdits] = useDraft<Partial<AdminDraft>>('admin', {});
  const [saving, setSaving] = useState<SavedForm['saving']>('none');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const draft: AdminDraft = { ...draftFrom(settings), ...edits };
  const changed = changedSections(draft, settings);
  const isDirty = changed.length > 0;
  const nameWrong = checkName(draft.companyName);
  useUnsavedChanges(isDirty);

  async function store(): Promise<void> {
    setSaving('busy');
    setRefusal(null);
    const files = { logoImage: draft.logo ?? null };
    const answer = await call(updateAdminSettings, { body: bodyOf(draft, settings), files });
    if (isRefusal(answer)) {
      setRefusal(answer);
      setSaving('none');
      return;
    }
    queries.setQueryData(answerKey(adminPage, { params: { id: teamId } }), answer);
    setEdits({});
    setSaving('done');
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setSaving('none'), savedShownMs);
  }

  return {
    settings,
    draft,
    changed,
    isDirty,
    saving,
    refusal,
    nameWrong,
    change(edit) {
      setSaving('none');
      setEdits((before) => ({ ...before, ...edit }));
    },
    discard() {
      setEdits({});
      setRefusal(null);
    },
    save() {
      const wrong = nameWrong ?? draft.availablePeriods.map(problemWith).find((problem) => problem !== null);
      if (wrong) {
        document.querySelector<HTMLElement>('form [aria-invalid=true]')?.focus();
        return;
      }
      if (isDirty && saving !== 'busy') void store();
    },
  };
}
