// Checks of billing details as they are typed, by the rules of the server: a text key, or null when it is right.
import { BillingCustomer } from '../../../contract/billing/billing.ts';
import { isPostalCode } from '../../../contract/billing/postalCode.ts';
import { isVatNumber } from '../../../contract/billing/vatNumber.ts';

export const emptyCustomer: BillingCustomer = {
  companyName: '',
  vatNumber: '',
  financeEmail: '',
  country: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  contactFirstName: '',
  contactLastName: '',
  contactEmail: '',
  contactPhone: '',
};

export type TypedField = Exclude<keyof BillingCustomer, 'country'>;
type Check = (text: string) => string | null;

const optional: readonly TypedField[] = [
  'vatNumber',
  'addressLine2',
  'stateProvince',
  'postalCode',
  'contactPhone',
];

export function checksFor(country: string): Readonly<Record<TypedField, Check>> {
  const by =
    (name: TypedField, isRight: Check = () => null): Check =>
    (text) => {
      if (text.trim() === '' && !optional.includes(name)) return 'pages:billing.details.wrong.empty';
      if (!BillingCustomer.shape[name].safeParse(text).success) return `pages:billing.details.wrong.${name}`;
      return isRight(text);
    };
  return {
    companyName: by('companyName'),
    vatNumber: by('vatNumber', (text) =>
      text === '' || isVatNumber(country, text) ? null : 'pages:billing.details.wrong.vatNumber',
    ),
    financeEmail: by('financeEmail'),
    addressLine1: by('addressLine1'),
    addressLine2: by('addressLine2'),
    city: by('city'),
    stateProvince: by('stateProvince'),
    postalCode: by('postalCode', (text) =>
      isPostalCode(country, text) ? null : 'pages:billing.details.wrong.postalCode',
    ),
    contactFirstName: by('contactFirstName'),
    contactLastName: by('contactLastName'),
    contactEmail: by('contactEmail'),
    contactPhone: by('contactPhone'),
  };
}
