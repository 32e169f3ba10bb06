// What the stand-in for Stripe keeps, and what happens there by itself: payments, renewals, retries, ends.

/** An object of Stripe. */
export interface Stored {
  id: string;
  [field: string]: unknown;
}
export type Form = Record<string, unknown>;

export interface StripeState {
  readonly customers: Map<string, Stored>;
  readonly products: Map<string, Stored>;
  readonly sessions: Map<string, Stored>;
  readonly subscriptions: Map<string, Stored>;
  readonly invoices: Map<string, Stored>;
  readonly taxIds: Map<string, Stored>;
  readonly setups: Map<string, Stored>;
  readonly cards: Map<string, Stored>;
  readonly acts: Acts;
  now(): number;
  tell(type: string, object: Stored): void;
  id(kind: string): string;
}

interface Acts {
  complete(sessionUrl: string, card?: 'good' | 'declined'): void;
  renew(subscription: string): void;
  retry(invoice: string): void;
  giveUp(subscription: string): void;
  end(subscription: string): void;
}

const day = 24 * 60 * 60;
export const record = (value: unknown): Form =>
  typeof value === 'object' && value !== null ? { ...value } : {};
export const text = (value: unknown): string => String(value ?? '');
export const count = (value: unknown): number => Number(value ?? 0);

export const found = (rows: ReadonlyMap<string, Stored>, id: unknown): Stored => {
  const row = rows.get(text(id));
  if (!row) throw new Error(`no such object: ${text(id)}`);
  return row;
};
export const newestFirst = (rows: ReadonlyMap<string, Stored>, customer: string | null): Stored[] =>
  [...rows.values()].filter((row) => row.customer === customer).toReversed();
export const itemOf = (subscription: Stored): Form => record(record(record(subscription.items).data)[0]);

/** Null: paid. */
export const declines = (state: StripeState, card: unknown): boolean =>
  state.cards.get(text(card))?.declines === true;

export function stripeState(now: () => number, tell: StripeState['tell']): StripeState {
  let last = 0;
  const state: StripeState = {
    customers: new Map(),
    products: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    taxIds: new Map(),
    setups: new Map(),
    cards: new Map(),
    now,
    tell,
    id: (kind) => `${kind}_${++last}`,
    acts: {
      complete: (url, card = 'good') => complete(state, url, card),
      renew: (id) => renew(state, id),
      retry: (id) => charge(state, found(state.invoices, id)),
      giveUp: (id) => setStatus(state, id, 'unpaid'),
      end: (id) => setStatus(state, id, 'canceled'),
    },
  };
  return state;
}

export function setStatus(state: StripeState, id: string, status: string): void {
  const subscription = found(state.subscriptions, id);
  subscription.status = status;
  if (status === 'canceled') subscription.ended_at = state.now();
  state.tell(`customer.subscription.${status === 'canceled' ? 'deleted' : 'updated'}`, subscription);
}

function newCard(state: StripeState, card: 'good' | 'declined'): string {
  const id = state.id('pm');
  const face = { brand: 'visa', last4: card === 'good' ? '4242' : '0341', exp_month: 4, exp_year: 2031 };
  state.cards.set(id, { id, object: 'payment_method', card: face, declines: card === 'declined' });
  return id;
}

export const interval = (item: Form): number =>
  (record(record(item.price).recurring).interval === 'year' ? 365 : 30) * day;

function complete(state: StripeState, url: string, card: 'good' | 'declined'): void {
  const session = [...state.sessions.values()].find((one) => one.url === url && one.status === 'open');
  if (!session) throw new Error('this page is closed');
  const method = newCard(state, card);
  session.status = 'complete';
  if (session.mode === 'setup') {
    const id = state.id('seti');
    state.setups.set(id, { id, object: 'setup_intent', payment_method: method });
    session.setup_intent = id;
  } else begin(state, session, method);
  state.tell('checkout.session.completed', session);
}

function begin(state: StripeState, session: Stored, card: string): void {
  const form = record(session.form);
  const line = record(record(form.line_items)[0]);
  const id = state.id('sub');
  const item = itemWith(state, record(line.price_data), count(line.quantity));
  const subscription: Stored = {
    id,
    object: 'subscription',
    customer: session.customer,
    status: 'active',
    metadata: record(record(form.subscription_data).metadata),
    billing_cycle_anchor: state.now(),
    cancel_at_period_end: false,
    default_payment_method: card,
    items: { data: [item] },
  };
  state.subscriptions.set(id, subscription);
  state.tell('customer.subscription.created', subscription);
  bill(state, subscription, amountOf(item));
}

export function itemWith(state: StripeState, price: Form, quantity: number): Form {
  const item: Form = {
    id: state.id('si'),
    quantity,
    price: {
      id: state.id('price'),
      currency: price.currency,
      unit_amount: count(price.unit_amount),
      recurring: record(price.recurring),
    },
    current_period_start: state.now(),
  };
  item.current_period_end = state.now() + interval(item);
  return item;
}

export const amountOf = (item: Form): number => count(record(item.price).unit_amount) * count(item.quantity);

export function bill(state: StripeState, subscription: Stored, amount: number): Stored {
  const item = itemOf(subscription);
  const id = state.id('in');
  const invoice: Stored = {
    id,
    object: 'invoice',
    number: `STAND-${id}`,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'open',
    created: state.now(),
    currency: record(item.price).currency,
    total: amount,
    amount_due: amount,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start: item.current_period_start,
    period_end: item.current_period_end,
    lines: { data: [{ period: { start: item.current_period_start, end: item.current_period_end } }] },
    invoice_pdf: `https://files.stripe.test/${id}.pdf`,
    status_transitions: { finalized_at: state.now(), paid_at: null },
  };
  state.invoices.set(id, invoice);
  state.tell('invoice.finalized', invoice);
  charge(state, invoice);
  return invoice;
}

export const paysBy = (state: StripeState, subscription: Stored): unknown =>
  subscription.default_payment_method ??
  record(found(state.customers, subscription.customer).invoice_settings).default_payment_method;

export function charge(state: StripeState, invoice: Stored, card?: unknown): void {
  const subscription = found(state.subscriptions, invoice.subscription);
  const isPaid = !declines(state, card ?? paysBy(state, subscription));
  invoice.attempted = true;
  invoice.attempt_count = count(invoice.attempt_count) + 1;
  invoice.status = isPaid ? 'paid' : 'open';
  invoice.next_payment_attempt = isPaid ? null : state.now() + 3 * day;
  if (isPaid) invoice.status_transitions = { ...record(invoice.status_transitions), paid_at: state.now() };
  subscription.status = isPaid ? 'active' : 'past_due';
  state.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  state.tell('customer.subscription.updated', subscription);
}

function renew(state: StripeState, id: string): void {
  const subscription = found(state.subscriptions, id);
  if (subscription.cancel_at_period_end === true) {
    setStatus(state, id, 'canceled');
    return;
  }
  const item = itemOf(subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = count(item.current_period_start) + interval(item);
  subscription.items = { data: [item] };
  bill(state, subscription, amountOf(item));
}
