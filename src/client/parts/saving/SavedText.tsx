// A text field that is saved when it is left, its page too, or Enter is pressed; Escape brings back what is stored.
import { Field, Input, Textarea } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../ui/texts.tsx';
import { useUnsavedChanges } from '../../base/navigation/useUnsavedChanges.ts';
import { session } from '../../base/session/session.ts';
import { useDraft } from '../forms/useDraft.ts';

interface SavedTextProps {
  /** Unique among the forms of the product: what was typed is found again under it after signing in anew. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly kind?: 'text' | 'date' | 'time' | 'lines';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** The field has its label from elsewhere on the page. */
  readonly isBare?: boolean;
  readonly className?: string | undefined;
  /** A text key for what is wrong; null when nothing is. */
  check?(text: string): string | null;
  onSave(text: string): Promise<boolean>;
  onType?(text: string): void;
}

export function SavedText(props: SavedTextProps) {
  const { name, label, value, hint, kind = 'text', autoComplete = 'off', maxLength, isBare = false } = props;
  const { className, check, onSave, onType } = props;
  const { t } = useTexts();
  const [typed, setTyped] = useDraft<string | null>(name, null);
  const [wasLeft, leave] = useState(false);
  const sending = useRef<string | null>(null);
  const shown = typed ?? value;
  const problem = typed === null ? null : (check?.(typed.trim()) ?? null);
  const wrong = wasLeft ? problem : null;
  useUnsavedChanges(problem !== null);

  async function commit(): Promise<void> {
    const text = (typed ?? value).trim();
    if (typed === null || sending.current === text) return;
    leave(problem !== null);
    if (problem !== null) return;
    if (text === value) return setTyped(null);
    sending.current = text;
    await onSave(text);
    sending.current = null;
    setTyped((now) => (now?.trim() === text ? null : now));
  }

  const leaveWith = useRef(commit);
  useEffect(() => {
    leaveWith.current = commit;
  });
  useEffect(
    () => () => {
      if (session.user()) void leaveWith.current();
    },
    [],
  );

  const field = {
    name,
    'aria-label': isBare ? label : undefined,
    'aria-invalid': wrong !== null,
    className: className ?? '',
    onBlur: () => void commit(),
    onChange: (_: unknown, { value: text }: { readonly value: string }) => {
      setTyped(text);
      onType?.(text);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && typed !== null) {
        setTyped(null);
        onType?.(value);
      } else if (event.key === 'Enter' && kind !== 'lines') {
        event.preventDefault();
        void commit();
      }
    },
    value: shown,
  };
  return (
    <Field
      {...(isBare ? {} : { label })}
      {...(hint !== undefined && wrong === null ? { hint } : {})}
      {...(wrong === null ? {} : { validationMessage: t(wrong), validationState: 'error' as const })}
    >
      {kind === 'lines' ? (
        <Textarea {...field} resize="vertical" spellCheck={false} />
      ) : (
        <Input
          {...field}
          autoComplete={autoComplete}
          dir={kind === 'text' ? 'auto' : undefined}
          maxLength={maxLength}
          size={isBare || kind !== 'text' ? 'medium' : 'large'}
          type={kind}
        />
      )}
    </Field>
  );
}
