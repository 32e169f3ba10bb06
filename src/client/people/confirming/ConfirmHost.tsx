// The place of the dialog that asks who is there: any call that needs it opens it, and goes on when it is answered.
import { lazy, Suspense, useEffect, useState } from 'react';
import { isRefusal } from '../../../contract/errors.ts';
import { type ConfirmWay, confirmWays } from '../../../contract/people/confirming.ts';
import { call, dialog } from '../../base/api/call.ts';

const ConfirmPerson = lazy(async () => ({ default: (await import('./ConfirmPerson.tsx')).ConfirmPerson }));

interface Question {
  readonly ways: readonly ConfirmWay[];
  answer(isConfirmed: boolean): void;
}

async function ask(show: (question: Question) => void): Promise<boolean> {
  const asked = await call(confirmWays, {});
  if (isRefusal(asked)) return false;
  return new Promise((answer) => show({ ways: asked.ways, answer }));
}

export function ConfirmHost() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let asking: Promise<boolean> | null = null;
    dialog.confirm = () => {
      asking ??= ask(setQuestion).finally(() => {
        asking = null;
      });
      return asking; // calls that are refused at once share one dialog
    };
    return () => {
      dialog.confirm = async () => false;
    };
  }, []);
  if (!question) return null;
  const done = (isConfirmed: boolean) => {
    setQuestion(null);
    question.answer(isConfirmed);
  };
  return (
    <Suspense>
      <ConfirmPerson onDone={done} ways={question.ways} />
    </Suspense>
  );
}
