// Interface of a billing provider: takes the money and carries the subscription; without a company it is the sandbox.
import type { finishSandboxCheckout, sandboxOutcomes } from '../../contract/billing.ts';
import type { Refusal } from '../../contract/errors.ts';
import type { AnswerOf } from '../http/route.ts';
import type { StoredWish } from '../storage/schema/billing.ts';

export interface BillingProvider {
  readonly isSandbox: boolean;
  /** The address of the page on which a wish is paid; null: on which only the card is replaced. */
  checkout(teamId: string, wish: StoredWish | null): Promise<string>;
  change(teamId: string, wish: StoredWish): Promise<Refusal | null>;
  cancel(teamId: string): Promise<Refusal | null>;
  /** Only of the sandbox. */
  readonly finish: Finish | null;
  /** What is due: renewals, retries, ends. */
  advance(): Promise<void>;
}

export type Finish = (
  teamId: string,
  checkoutId: string,
  outcome: (typeof sandboxOutcomes)[number],
) => Promise<AnswerOf<typeof finishSandboxCheckout> | Refusal>;
