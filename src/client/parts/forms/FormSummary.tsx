// Lists the fields that are wrong, with a link to each; shown where several are.
import { Link } from '@fluentui/react-components';
import { useTexts } from '../../../ui/texts.tsx';
import { Notice } from './Notice.tsx';
import type { Fields } from './useFields.ts';

export function FormSummary<F extends string>({ fields }: { readonly fields: Fields<F> }) {
  const { t } = useTexts();
  if (fields.stopped.length < 2) return null;
  return (
    <Notice intent="error">
      {t('door.form.several')}
      <ul>
        {fields.stopped.map((field) => (
          <li key={field}>
            <Link as="button" inline onClick={() => fields.focus(field)} type="button">
              {t(fields.wrong(field) ?? '')}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
