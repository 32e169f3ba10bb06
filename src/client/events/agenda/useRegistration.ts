// Registering for a trivia and giving the place up: shown at once, taken back with the reason when the server refuses.
import { useState } from 'react';
import { isRefusal, type RefusalKey } from '../../../contract/errors.ts';
import { registerForTrivia, unregisterFromTrivia } from '../../../contract/events/trivia.ts';
import { call } from '../../base/api/call.ts';
import { refresh } from '../../base/api/refresh.ts';

interface Registrable {
  readonly id: string;
  readonly registered: number | null;
  readonly isRegistered: boolean;
}

export function useRegistration({ id, registered, isRegistered }: Registrable) {
  const [wish, setWish] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<RefusalKey | null>(null);
  const shown = wish ?? isRegistered;
  const change = async (next: boolean) => {
    if (wish !== null) return;
    setWish(next);
    setProblem(null);
    const given = { params: { id } };
    const answer = await (next ? call(registerForTrivia, given) : call(unregisterFromTrivia, given));
    if (isRefusal(answer)) {
      setProblem(answer.error);
      await refresh(['trivia', 'events']); // the last place may be gone, or the trivia over
    }
    setWish(null);
  };
  return {
    isRegistered: shown,
    count: registered === null ? null : registered + Number(shown) - Number(isRegistered),
    problem,
    register: () => void change(true),
    unregister: () => void change(false),
  };
}

export type Registration = ReturnType<typeof useRegistration>;
