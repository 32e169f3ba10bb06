// The calls of the stand-in for Stripe, on what it keeps.
import {
  amountOf,
  bill,
  charge,
  count,
  declines,
  type Form,
  found,
  interval,
  itemOf,
  itemWith,
  newestFirst,
  paysBy,
  record,
  type Stored,
  type StripeState,
  setStatus,
  text,
} from './fakeStripeState.ts';
import type { Asked, Said } from './loopback.ts';

/** `a[b][0][c]=d` as nested objects. */
function formOf(raw: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = form;
    for (const part of path.slice(0, -1)) {
      const next = record(at[part]);
      at[part] = next;
      at = next;
    }
    at[path.at(-1) ?? name] = value;
  }
  return form;
}

const refused = (status: number, type: string, code: string): Said => ({
  status,
  body: { error: { type, code, message: `refused: ${code}` } },
});
const list = (data: readonly unknown[]): Said => ({ body: { object: 'list', data, has_more: false } });

function change(state: StripeState, subscription: Stored, form: Form): Said {
  const { items, metadata, cancel_at_period_end: isEnding, default_payment_method: card } = form;
  if (items !== undefined) {
    const line = record(record(items)[0]);
    const [before, next] = [
      itemOf(subscription),
      itemWith(state, record(line.price_data), count(line.quantity)),
    ];
    const isSamePeriod = interval(before) === interval(next);
    if (isSamePeriod) {
      next.current_period_start = before.current_period_start;
      next.current_period_end = before.current_period_end;
    }
    const more = amountOf(next) - (isSamePeriod ? amountOf(before) : 0);
    const isCharged = form.proration_behavior === 'always_invoice' && more > 0;
    if (isCharged && declines(state, paysBy(state, subscription)))
      return refused(402, 'card_error', 'card_declined');
    subscription.items = { data: [next] };
    if (!isSamePeriod) subscription.billing_cycle_anchor = state.now();
    if (isCharged) bill(state, subscription, more);
  }
  if (metadata !== undefined)
    subscription.metadata = { ...record(subscription.metadata), ...record(metadata) };
  if (isEnding !== undefined) subscription.cancel_at_period_end = isEnding === 'true';
  if (card !== undefined) subscription.default_payment_method = card;
  state.tell('customer.subscription.updated', subscription);
  return { body: subscription };
}

const expanded = (state: StripeState, subscription: Stored): Stored => ({
  ...subscription,
  default_payment_method: state.cards.get(text(subscription.default_payment_method)) ?? null,
});

function customers(
  state: StripeState,
  method: string,
  [id, part, partId]: readonly string[],
  form: Form,
): Said {
  if (id === undefined) {
    const customer: Stored = { id: state.id('cus'), object: 'customer', invoice_settings: {}, ...form };
    state.customers.set(customer.id, customer);
    return { body: customer };
  }
  const customer = found(state.customers, id);
  if (part === 'tax_ids' && method === 'GET') return list(newestFirst(state.taxIds, id));
  if (part === 'tax_ids' && method === 'DELETE') {
    state.taxIds.delete(partId ?? '');
    return { body: { id: partId, deleted: true } };
  }
  if (part === 'tax_ids') {
    if (form.value === 'DE136695976') return refused(400, 'invalid_request_error', 'tax_id_invalid');
    const taxId: Stored = { id: state.id('txi'), customer: id, ...form };
    state.taxIds.set(taxId.id, taxId);
    return { body: taxId };
  }
  if (method === 'POST') Object.assign(customer, form);
  const settings = record(customer.invoice_settings);
  const usual = state.cards.get(text(settings.default_payment_method)) ?? null;
  return { body: { ...customer, invoice_settings: { default_payment_method: usual } } };
}

function sessions(
  state: StripeState,
  method: string,
  [id]: readonly string[],
  form: Form,
  customer: string | null,
): Said {
  if (method === 'GET') return list(newestFirst(state.sessions, customer));
  if (id !== undefined) {
    const session = found(state.sessions, id);
    if (session.status !== 'open') return refused(400, 'invalid_request_error', 'resource_already_closed');
    session.status = 'expired';
    return { body: session };
  }
  const session: Stored = {
    id: state.id('cs'),
    object: 'checkout.session',
    status: 'open',
    created: state.now(),
    customer: form.customer,
    mode: form.mode,
    metadata: record(form.metadata),
    form,
  };
  session.url = `https://checkout.stripe.test/${session.id}`;
  state.sessions.set(session.id, session);
  return { body: session };
}

/** The invoice that a change would bring, with its one prorated line. */
function preview(state: StripeState, form: Form): Said {
  const details = record(form.subscription_details);
  const subscription = found(state.subscriptions, form.subscription);
  const line = record(record(details.items)[0]);
  const [before, next] = [
    itemOf(subscription),
    itemWith(state, record(line.price_data), count(line.quantity)),
  ];
  const isSamePeriod = interval(before) === interval(next);
  const amount = amountOf(next) - (isSamePeriod ? amountOf(before) : 0);
  const parent = { subscription_item_details: { proration: isSamePeriod } };
  return {
    body: {
      object: 'invoice',
      created: state.now(),
      amount_due: Math.max(0, amount),
      lines: { data: [{ amount, parent }] },
    },
  };
}

export function answerStripe(state: StripeState, { method, url, raw }: Asked): Said {
  const [, , kind, ...path] = url.pathname.split('/');
  const form = formOf(raw);
  const customer = url.searchParams.get('customer');
  const meant = customer ?? (kind === 'customers' ? path[0] : undefined);
  if (meant === 'cus_unknown') return refused(404, 'invalid_request_error', 'resource_missing'); // as Stripe says of another mode's customer
  if (kind === 'customers') return customers(state, method, path, form);
  if (kind === 'checkout') return sessions(state, method, path.slice(1), form, customer);
  if (kind === 'setup_intents') return { body: found(state.setups, path[0]) };
  if (kind === 'products' && method === 'GET')
    return list([...state.products.values()].filter(({ id }) => id === url.searchParams.get('ids[0]')));
  if (kind === 'products') {
    const product: Stored = { id: text(form.id), object: 'product', name: form.name };
    state.products.set(product.id, product);
    return { body: product };
  }
  if (kind === 'subscriptions' && method === 'GET')
    return list(newestFirst(state.subscriptions, customer).map((one) => expanded(state, one)));
  if (kind === 'subscriptions' && method === 'DELETE') {
    setStatus(state, path[0] ?? '', 'canceled');
    return { body: found(state.subscriptions, path[0]) };
  }
  if (kind === 'subscriptions') return change(state, found(state.subscriptions, path[0]), form);
  if (kind === 'invoices' && path[0] === 'create_preview') return preview(state, form);
  if (kind === 'invoices' && method === 'GET') {
    const status = url.searchParams.get('status');
    return list(
      newestFirst(state.invoices, customer).filter((one) => status === null || one.status === status),
    );
  }
  if (kind === 'invoices') {
    const invoice = found(state.invoices, path[0]);
    charge(state, invoice, form.payment_method);
    return invoice.status === 'paid' ? { body: invoice } : refused(402, 'card_error', 'card_declined');
  }
  return refused(404, 'invalid_request_error', 'resource_missing');
}
