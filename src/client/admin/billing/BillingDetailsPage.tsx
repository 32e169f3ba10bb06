// The invoice recipient: company, address, contact, validated by the rules of the country.
import { Field, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type BillingCustomer,
  billingCustomer,
  countryCodes,
  saveBillingCustomer,
} from '../../../contract/billing/billing.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Surface } from '../../../ui/Surface.tsx';
import { useTexts } from '../../../ui/texts.tsx';
import { useType } from '../../../ui/type.ts';
import { call } from '../../base/api/call.ts';
import { answerKey, useAnswer } from '../../base/api/useAnswer.ts';
import { useUnsavedChanges } from '../../base/navigation/useUnsavedChanges.ts';
import { useSignedIn } from '../../base/session/useSession.ts';
import { localeOf } from '../../base/words/language.ts';
import { FormSummary } from '../../parts/forms/FormSummary.tsx';
import { SaveBar, type SavedForm } from '../../parts/forms/SaveBar.tsx';
import { TextField } from '../../parts/forms/TextField.tsx';
import { useFields } from '../../parts/forms/useFields.ts';
import { useSend } from '../../parts/forms/useSend.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { BillingFrame } from './BillingFrame.tsx';
import billingStyles from './billing.module.css';
import { checksFor, emptyCustomer, type TypedField } from './customerChecks.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', padding: '20px' },
});

/** The groups of the form, with what browsers fill in by themselves. */
const groups = [
  [
    'company',
    [
      ['companyName', 'organization', 'text'],
      ['vatNumber', 'off', 'text'],
      ['financeEmail', 'email', 'email'],
    ],
  ],
  [
    'address',
    [
      ['addressLine1', 'address-line1', 'text'],
      ['addressLine2', 'address-line2', 'text'],
      ['postalCode', 'postal-code', 'text'],
      ['city', 'address-level2', 'text'],
      ['stateProvince', 'address-level1', 'text'],
    ],
  ],
  [
    'contact',
    [
      ['contactFirstName', 'given-name', 'text'],
      ['contactLastName', 'family-name', 'text'],
      ['contactEmail', 'email', 'email'],
      ['contactPhone', 'tel', 'text'],
    ],
  ],
] as const satisfies readonly (readonly [
  string,
  readonly (readonly [TypedField, string, 'text' | 'email'])[],
])[];

const savedShownMs = 1_500;

interface CountryProps {
  readonly value: string;
  readonly problem: string | null;
  onChange(code: string): void;
}

function Country({ value, problem, onChange }: CountryProps) {
  const { t, language } = useTexts();
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const [codes] = useState(countryCodes);
  const sorted = codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, language));
  return (
    <Field
      label={t('pages:billing.details.country')}
      {...(problem && { validationMessage: problem, validationState: 'error' as const })}
    >
      <Select
        autoComplete="country"
        name="country"
        onChange={(_, { value: code }) => onChange(code)}
        size="large"
        value={value}
      >
        <option value="">{t('pages:billing.details.chooseCountry')}</option>
        {sorted.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface DetailsProps {
  readonly customer: BillingCustomer | null;
  readonly teamId: string;
}

function Details({ customer, teamId }: DetailsProps) {
  const styles = useStyles();
  const type = useType();
  const { t } = useTexts();
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend();
  const before = customer ?? emptyCustomer;
  const [country, choose] = useState(before.country);
  const [isChecked, check] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const fields = useFields<TypedField>(checksFor(country), before);
  const { values } = fields;
  const names = Object.keys(values).filter((name): name is TypedField => name in emptyCustomer);
  const isDirty = country !== before.country || names.some((name) => values[name] !== before[name]);
  useUnsavedChanges(isDirty);
  const form: SavedForm = {
    isDirty,
    refusal,
    saving: isBusy ? 'busy' : isSaved && !isDirty ? 'done' : 'none',
    discard() {
      choose(before.country);
      for (const name of names) fields.change(name, before[name]);
    },
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    check(true);
    if (!fields.isReady() || country === '') return;
    const answer = await send(() => call(saveBillingCustomer, { body: { ...values, teamId, country } }));
    if (!answer) return;
    queries.setQueryData(answerKey(billingCustomer, { params: { id: teamId } }), answer);
    for (const name of names) fields.change(name, answer[name]);
    setSaved(true);
    setTimeout(() => setSaved(false), savedShownMs);
  };
  const problem = isChecked && country === '' ? t('pages:billing.details.wrong.country') : null;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)} ref={fields.form}>
      <FormSummary fields={fields} />
      {groups.map(([group, list]) => (
        <section aria-labelledby={`bl-${group}`} key={group}>
          <Surface className={styles.card}>
            <h2 className={type.section} id={`bl-${group}`}>
              {t(`pages:billing.details.group.${group}`)}
            </h2>
            <div className={billingStyles.form}>
              {group === 'address' && <Country onChange={choose} problem={problem} value={country} />}
              {list.map(([name, autoComplete, kind]) => (
                <div className={mergeClasses(name === 'companyName' && billingStyles.wide)} key={name}>
                  <TextField
                    autoComplete={autoComplete}
                    fields={fields}
                    kind={kind}
                    label={t(`pages:billing.details.${name}`)}
                    name={name}
                  />
                </div>
              ))}
            </div>
          </Surface>
        </section>
      ))}
      <SaveBar settings={form} />
    </form>
  );
}

export function BillingDetailsPage() {
  const { t } = useTexts();
  const { team, userId } = useSignedIn();
  const teamId = team?.teamId ?? userId;
  const query = useAnswer(billingCustomer, { params: { id: teamId } });
  return (
    <BillingFrame title="pages:billing.nav.details">
      <Loaded
        query={query}
        skeleton={<Skeleton height={520} width="100%" />}
        what={t('pages:billing.nav.details')}
      >
        {(customer) => <Details customer={customer} teamId={teamId} />}
      </Loaded>
    </BillingFrame>
  );
}
