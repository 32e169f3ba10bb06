// Where links of chat tools lead: signs in with the one-time ticket, then goes on to the linked page.
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { isRefusal } from '../../../../contract/errors.ts';
import { login } from '../../../../contract/people/providers.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { Arrived, Arriving } from './ProviderOutcome.tsx';
import { arrivalBy, type SignInOutcome, type Why } from './providerSignIn.ts';
import '../arrivalTexts.ts';

/** Chat tools whose links carry a sign-in ticket. */
const Ticket = z.object({ token: z.string(), app: z.enum(['slack', 'teams']) });

async function redeem(query: URLSearchParams): Promise<SignInOutcome> {
  const returnUrl = query.get('returnUrl');
  const ticket = Ticket.safeParse(Object.fromEntries(query));
  if (!ticket.success) return { why: 'ProviderRejected', returnUrl };
  const user = await call(login, { body: ticket.data });
  return isRefusal(user) ? { why: user.error, returnUrl } : { user, returnUrl };
}

export function IntegrationPage() {
  const { search } = useLocation();
  const { t } = useTexts();
  const reasonOf = (why: Why) =>
    t(why === 'ProviderRejected' ? 'arrival.company.usedTicket' : `errors.${why}`);
  return (
    <Arriving>
      <Arrived arrival={arrivalBy(search, redeem)} reasonOf={reasonOf} />
    </Arriving>
  );
}
