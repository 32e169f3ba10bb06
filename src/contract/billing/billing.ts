// Calls of the subscription: plans, billing details, invoices, the payment method.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { isPostalCode } from './postalCode.ts';
import { isVatNumber, plainVatNumber } from './vatNumber.ts';

/** In whole minor units of an ISO 4217 currency. */
export const Money = z.object({ amount: z.int(), currency: z.string() });
export type Money = z.infer<typeof Money>;

export const packages = ['team', 'business', 'enterprise'] as const;
export type Package = (typeof packages)[number];

export const planFeatures = [
  'allGames',
  'dailyPuzzles',
  'events',
  'chatTools',
  'support',
  'contract',
] as const;

/** A package is offered twice: by the person, and at one price for all. */
export const Plan = z.object({
  package: z.enum(packages),
  features: z.array(z.enum(planFeatures)),
  /** Null: as many as there are. */
  places: z.nullable(z.int()),
  isPayPerUser: z.boolean(),
  /** Price per person where it is paid per person; null: on request. */
  price: z.nullable(z.object({ monthly: Money, yearly: Money })),
});
export type Plan = z.infer<typeof Plan>;

const Subscription = z.object({
  package: z.nullable(z.enum(packages)),
  isPayPerUser: z.boolean(),
  isMonthly: z.boolean(),
  maxUser: z.int(),
  members: z.int(),
  status: z.enum(['none', 'trialing', 'active', 'pastDue', 'canceled']),
  renewsAt: z.nullable(field.time),
  endsAt: z.nullable(field.time),
  /** Price of a whole period. */
  price: z.nullable(Money),
  isSandbox: z.boolean(),
});
export type Subscription = z.infer<typeof Subscription>;

const SubscriptionPage = z.extend(Subscription, {
  plans: z.array(Plan),
  recommended: z.enum(packages),
  /** Whom to ask for a price that is not listed; null: the operator named nobody. */
  contact: z.nullable(z.string()),
});
export type SubscriptionPage = z.infer<typeof SubscriptionPage>;

const noCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'ZZ', 'QO', 'XA', 'XB', 'UK']);
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regionNames.of(code) !== undefined;

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes of ISO 3166. */
export const countryCodes = (): readonly string[] =>
  letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);

const orNothing = <S extends z.ZodMiniType<string, string>>(schema: S) => z.union([z.literal(''), schema]);

const customerFields = {
  companyName: field.line(120),
  vatNumber: orNothing(z.string().check(z.maxLength(30), z.overwrite(plainVatNumber))),
  financeEmail: field.email,
  country: z.string().check(z.refine(isCountry, { error: 'country' })),
  addressLine1: field.line(120),
  addressLine2: orNothing(field.line(120)),
  city: field.line(80),
  stateProvince: orNothing(field.line(80)),
  postalCode: orNothing(field.line(12)),
  contactFirstName: field.line(64),
  contactLastName: field.line(64),
  contactEmail: field.email,
  contactPhone: orNothing(z.string().check(z.regex(/^\+?[\d ()/.-]{5,25}$/))),
};
export const BillingCustomer = z.object(customerFields);
export type BillingCustomer = z.infer<typeof BillingCustomer>;

const ofTeam = { service: 'authorization', access: 'admin' } as const;
const params = z.object({ id: field.uuid });
const teamId = z.optional(field.uuid);
export const mostUsers = 100_000;

export const billingCustomer = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Stripe/Customer/{id}',
  about: ['payments'],
  summary: 'Whom invoices are made out to; null before it was first saved',
  rate: ['ADM'],
  claims: { id: 'team' },
  params,
  answer: z.nullable(BillingCustomer),
});

export const saveBillingCustomer = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Stripe/Customer',
  summary: 'Save whom invoices are made out to',
  rate: ['BILL'],
  claims: { teamId: 'team' },
  body: z.extend(BillingCustomer, { teamId }).check(
    z.refine(({ country, vatNumber }) => vatNumber === '' || isVatNumber(country, vatNumber), {
      error: 'vatNumber',
      path: ['vatNumber'],
    }),
    z.refine(({ country, postalCode }) => isPostalCode(country, postalCode), {
      error: 'postalCode',
      path: ['postalCode'],
    }),
  ),
  answer: BillingCustomer,
});

export const invoiceStatuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

/** What an invoice of the sandbox is for. */
const InvoiceLine = z.object({
  package: z.enum(packages),
  isPayPerUser: z.boolean(),
  isMonthly: z.boolean(),
  maxUser: z.int(),
  /** Of a change within a period; else of a whole period. */
  isChange: z.boolean(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

const Invoice = z.object({
  id: z.string(),
  number: z.string(),
  date: field.time,
  periodStart: z.string(),
  periodEnd: z.string(),
  total: Money,
  status: z.enum(invoiceStatuses),
  /** Null: of the sandbox, whose invoices the client draws itself. */
  pdfUrl: z.nullable(z.string()),
  line: z.nullable(InvoiceLine),
  /** As it was when the invoice was made. */
  buyer: z.nullable(BillingCustomer),
});
export type Invoice = z.infer<typeof Invoice>;

export const invoiceList = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Stripe/InvoiceList/{id}',
  about: ['payments'],
  summary: 'The invoices of the team, newest first',
  rate: ['ADM'],
  claims: { id: 'team' },
  params,
  /** `seller`: name and address, separated by semicolons. */
  answer: z.object({ invoices: z.array(Invoice), seller: z.string() }),
});

const Checkout = z.object({ url: z.string() });

export const setupPayment = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Stripe/SetupPayment/{id}',
  summary: 'The provider’s page on which the card is replaced',
  rate: ['BILL'],
  confirmFirst: 'always',
  claims: { id: 'team' },
  params,
  answer: Checkout,
});

export const subscribe = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Stripe/Subscribe/{id}',
  summary:
    'The provider’s page on which a subscription is paid; without a package, the smallest that holds so many',
  rate: ['BILL'],
  confirmFirst: 'always',
  claims: { id: 'team' },
  params,
  query: z.object({
    isPayPerUser: field.yesOrNo,
    monthly: field.yesOrNo,
    maxUser: field.ordinal.check(z.lte(mostUsers)),
    package: z.optional(z.enum(packages)),
  }),
  answer: Checkout,
});

export const subscription = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Stripe/Subscription/{id}',
  about: ['subscription'],
  summary: 'The subscription of the team, and what there is to choose from',
  rate: ['ADM'],
  claims: { id: 'team' },
  params,
  answer: SubscriptionPage,
});

const Payment = z.object({
  card: z.nullable(z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })),
  lastPayment: z.nullable(z.object({ status: z.enum(['paid', 'failed']), at: field.time })),
  nextTryAt: z.nullable(field.time),
});
export type Payment = z.infer<typeof Payment>;

export const paymentMethod = endpoint({
  ...ofTeam,
  method: 'GET',
  path: '/api/Stripe/PaymentMethod/{id}',
  about: ['payments'],
  summary: 'The card on file, the last payment and the next try',
  rate: ['ADM'],
  claims: { id: 'team' },
  params,
  answer: Payment,
});

export const changeSubscription = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Stripe/Subscription',
  changes: ['subscription'],
  summary: 'Change the subscription; one that is about to end goes on',
  rate: ['BILL'],
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({
    teamId,
    package: z.enum(packages),
    isPayPerUser: z.boolean(),
    isMonthly: z.boolean(),
    maxUser: z.int().check(z.gte(1), z.lte(mostUsers)),
  }),
  answer: Subscription,
});

export const cancelSubscription = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Stripe/CancelSubscription',
  changes: ['subscription'],
  summary: 'End the subscription with the period that is paid for',
  rate: ['BILL'],
  confirmFirst: 'always',
  claims: { teamId: 'team' },
  body: z.object({ teamId }),
  answer: Subscription,
});

/** What an admin may choose on the page of the sandbox, where nothing is paid. */
export const sandboxOutcomes = ['pay', 'paymentFails', 'cardExpires'] as const;

export const finishSandboxCheckout = endpoint({
  ...ofTeam,
  method: 'POST',
  path: '/api/Stripe/SandboxCheckout',
  changes: ['subscription', 'payments'],
  summary: 'Take a checkout of the sandbox to the end that is chosen; without the sandbox there is none',
  rate: ['BILL'],
  claims: { teamId: 'team' },
  body: z.object({ teamId, checkoutId: field.uuid, outcome: z.enum(sandboxOutcomes) }),
  answer: z.object({ isPaid: z.boolean(), next: z.enum(['checkout-success', 'payment-method', 'plans']) }),
});
