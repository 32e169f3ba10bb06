// Form state without a library: values, validation messages and when to show them. The sign-in pages have no room for more.
import { type RefObject, useRef, useState } from 'react';

type Checks<F extends string> = Readonly<Record<F, (text: string) => string | null>>;

export interface Fields<F extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Readonly<Record<F, string>>;
  /** A text key; null while nothing is wrong, or nobody has finished typing. */
  wrong(field: F): string | null;
  /** The invalid fields of the last attempt to submit. */
  readonly stopped: readonly F[];
  change(field: F, text: string): void;
  leave(field: F): void;
  /** Empty again, as if it had never been filled in. */
  clear(field: F): void;
  focus(field: F): void;
  /** Whether all fields are valid; if not, the first invalid one takes the focus. */
  isReady(): boolean;
}

export function useFields<F extends string>(
  checks: Checks<F>,
  empty: Readonly<Record<F, string>>,
): Fields<F> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<ReadonlySet<F>>(new Set());
  const [stopped, setStopped] = useState<readonly F[]>([]);
  const names = Object.keys(checks).filter((name): name is F => name in checks);
  const focus = (field: F) => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  return {
    form,
    values,
    stopped: stopped.filter((field) => checks[field](values[field]) !== null),
    wrong: (field) => (left.has(field) ? checks[field](values[field]) : null),
    change: (field, text) => setValues((before) => ({ ...before, [field]: text })),
    leave: (field) => {
      if (values[field] !== '') setLeft((before) => new Set(before).add(field));
    },
    clear: (field) => {
      setValues((before) => ({ ...before, [field]: '' }));
      setLeft((before) => new Set([...before].filter((name) => name !== field)));
    },
    focus,
    isReady() {
      const wrong = names.filter((field) => checks[field](values[field]) !== null);
      setLeft(new Set(names));
      setStopped(wrong);
      if (wrong[0]) focus(wrong[0]);
      return wrong.length === 0;
    },
  };
}
