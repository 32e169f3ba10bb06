// Interface of a billing provider: takes the money and carries the subscription. Stripe, or without its key the sandbox.
import type {
  BillingCustomer,
  finishSandboxCheckout,
  sandboxOutcomes,
} from '../../../contract/billing/billing.ts';
import type { PlanCost } from '../../../contract/billing/preview.ts';
import type { Refusal } from '../../../contract/errors.ts';
import type { StoredPlanChoice } from '../../base/storage/schema/billing.ts';
import type { AnswerOf } from '../../web/http/route.ts';

export interface BillingProvider {
  readonly isSandbox: boolean;
  /** The address of the page on which a wish is paid; null: on which only the card is replaced. */
  checkout(teamId: string, wish: StoredPlanChoice | null): Promise<string | Refusal>;
  /** What a change of the running subscription costs. */
  preview(teamId: string, wish: StoredPlanChoice): Promise<PlanCost | Refusal>;
  change(teamId: string, wish: StoredPlanChoice): Promise<Refusal | null>;
  cancel(teamId: string): Promise<Refusal | null>;
  /** The recipient of its invoices. */
  saveCustomer(teamId: string, customer: BillingCustomer): Promise<Refusal | null>;
  /** Ends the subscription at once, before its team is deleted. A refusal where that is not certain. */
  close(teamId: string): Promise<Refusal | null>;
  /** Sandbox only. */
  readonly finish: Finish | null;
  /** Only for providers that send messages: handles the raw body of a signed one. */
  readonly webhook: Webhook | null;
  /** Carries out what is due: renewals, retries, ends. */
  runDueSteps(): Promise<void>;
}

export type Finish = (
  teamId: string,
  checkoutId: string,
  outcome: (typeof sandboxOutcomes)[number],
) => Promise<AnswerOf<typeof finishSandboxCheckout> | Refusal>;

export type Webhook = (raw: string, signature: string) => Promise<Refusal | null>;
