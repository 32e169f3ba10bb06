// The team's customer at Stripe: made once, with the billing details and the tax number.
import type { Stripe } from 'stripe';
import type { BillingCustomer } from '../../../../contract/billing/billing.ts';
import type { Database } from '../../../base/storage/database.ts';
import { readAccount, writeAccount } from '../store.ts';

const unionVat: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);
const otherTaxIds: Readonly<Record<string, Stripe.TaxIdCreateParams.Type>> = {
  CH: 'ch_vat',
  GB: 'gb_vat',
  NO: 'no_vat',
  TR: 'tr_tin',
};

/** Null for countries whose tax numbers are not passed on. */
export const taxIdTypeOf = (country: string): Stripe.TaxIdCreateParams.Type | null =>
  unionVat.has(country) ? 'eu_vat' : (otherTaxIds[country] ?? null);

const fieldsOf = (customer: BillingCustomer): Stripe.CustomerUpdateParams => ({
  name: customer.companyName,
  email: customer.financeEmail,
  phone: customer.contactPhone,
  address: {
    country: customer.country,
    line1: customer.addressLine1,
    line2: customer.addressLine2,
    city: customer.city,
    state: customer.stateProvince,
    postal_code: customer.postalCode,
  },
});

/** The new number first: where Stripe refuses it, the present one stays. */
async function writeTaxId(
  stripe: Stripe,
  id: string,
  { country, vatNumber }: BillingCustomer,
): Promise<void> {
  const type = vatNumber === '' ? null : taxIdTypeOf(country);
  const { data: present } = await stripe.customers.listTaxIds(id, { limit: 20 });
  const isThere = present.some((one) => one.type === type && one.value === vatNumber);
  if (type && !isThere) await stripe.customers.createTaxId(id, { type, value: vatNumber });
  for (const one of present)
    if (one.type !== type || one.value !== vatNumber) await stripe.customers.deleteTaxId(id, one.id);
}

export async function writeDetails(stripe: Stripe, id: string, customer: BillingCustomer): Promise<void> {
  await writeTaxId(stripe, id, customer);
  await stripe.customers.update(id, fieldsOf(customer));
}

/** The key of a team without one is the same on every node: two at once make one customer. */
export async function customerOf(database: Database, stripe: Stripe, teamId: string): Promise<string> {
  const account = await readAccount(database, teamId);
  if (account && account.provider_customer !== null) return account.provider_customer;
  const { id } = await stripe.customers.create(
    { metadata: { teamId } },
    { idempotencyKey: `customer ${teamId}` },
  );
  await writeAccount(database, teamId, { provider_customer: id });
  if (account?.customer) await writeDetails(stripe, id, account.customer);
  return id;
}
