// The form that makes a token: its name, what it may do, and its last day.
import { Field, Input } from '@fluentui/react-components';
import { makeTeamToken, type TeamToken, tokenLimits } from '../../../../contract/admin/teamTokens.ts';
import { tokenScopes } from '../../../../contract/endpoint.ts';
import { line } from '../../../../contract/fields.ts';
import { useTexts } from '../../../../ui/texts.tsx';
import { call } from '../../../base/api/call.ts';
import { localeOf } from '../../../base/words/language.ts';
import { TextField } from '../../../parts/forms/TextField.tsx';
import { type Fields, useFields } from '../../../parts/forms/useFields.ts';
import { useFirstField } from '../../../parts/forms/useFirstField.ts';
import { useSend } from '../../../parts/forms/useSend.ts';
import { ChoiceBoxes, chosenIn } from './ChoiceBoxes.tsx';
import { ProgramForm } from './ProgramForm.tsx';
import { rightsKey } from './rights.ts';

type FieldName = 'name' | 'scopes' | 'lastDay';

const newName = line(tokenLimits.name);
const usualDays = 90;
const dayMs = 24 * 60 * 60_000;

const usualLastDay = (firstDay: string): string =>
  new Date(Date.parse(firstDay) + usualDays * dayMs).toISOString().slice(0, 10);

interface MakeTokenProps {
  readonly firstDay: string;
  readonly lastDay: string;
  onCancel(): void;
  onMade(answer: { readonly token: string; readonly made: TeamToken }): void;
}

export function MakeToken({ firstDay, lastDay, onCancel, onMade }: MakeTokenProps) {
  const { t } = useTexts();
  const { send, isBusy, refusal } = useSend();
  const fields = useFields<FieldName>(
    {
      name: (text) => (newName.safeParse(text).success ? null : 'pages:tokens.nameNeeded'),
      scopes: (text) => (chosenIn(tokenScopes, text).length > 0 ? null : 'pages:tokens.rightsNeeded'),
      lastDay: (day) => (day >= firstDay && day <= lastDay ? null : 'pages:tokens.lastDayNeeded'),
    },
    { name: '', scopes: '', lastDay: usualLastDay(firstDay) },
  );
  useFirstField(() => fields.focus('name'));
  const submit = async () => {
    const { name, scopes, lastDay: day } = fields.values;
    const body = { name, scopes: chosenIn(tokenScopes, scopes), lastDay: day };
    const made = await send(() => call(makeTeamToken, { body }));
    if (made) onMade(made);
  };
  return (
    <ProgramForm
      fields={fields}
      isBusy={isBusy}
      onCancel={onCancel}
      onSubmit={submit}
      refusal={refusal}
      texts="tokens"
    >
      <TextField
        autoComplete="off"
        fields={fields}
        hint={t('pages:tokens.nameHint')}
        kind="text"
        label={t('pages:tokens.name')}
        name="name"
      />
      <ChoiceBoxes
        all={tokenScopes}
        fields={fields}
        legend={t('pages:tokens.rights')}
        name="scopes"
        wordsOf={(scope) => t(rightsKey(scope))}
      />
      <LastDay fields={fields} firstDay={firstDay} lastDay={lastDay} />
    </ProgramForm>
  );
}

interface LastDayProps extends Pick<MakeTokenProps, 'firstDay' | 'lastDay'> {
  readonly fields: Fields<FieldName>;
}

function LastDay({ fields, firstDay, lastDay }: LastDayProps) {
  const { t, language } = useTexts();
  const wrong = fields.wrong('lastDay');
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  const inWords = (day: string) => format.format(Date.parse(day));
  return (
    <Field
      label={t('pages:tokens.lastDay')}
      {...(wrong
        ? {
            validationMessage: t(wrong, { first: inWords(firstDay), last: inWords(lastDay) }),
            validationState: 'error' as const,
          }
        : { hint: t('pages:tokens.lastDayHint') })}
    >
      <Input
        max={lastDay}
        min={firstDay}
        name="lastDay"
        onBlur={() => fields.leave('lastDay')}
        onChange={(_, { value }) => fields.change('lastDay', value)}
        size="large"
        type="date"
        value={fields.values.lastDay}
      />
    </Field>
  );
}
