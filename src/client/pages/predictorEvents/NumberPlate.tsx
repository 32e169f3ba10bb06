// A driver: the number on a plate in the colours of the team, code and name.
import { mergeClasses } from '@fluentui/react-components';
import type { Driver } from '../../../contract/predictions.ts';
import { useType } from '../../../ui/type.ts';

export function NumberPlate({ driver: { number, code, name, team, colours } }: { readonly driver: Driver }) {
  const type = useType();
  return (
    <span className="pr-driver">
      <span
        aria-hidden="true"
        className={mergeClasses(type.strong, type.number, 'pr-plate')}
        style={{ borderInlineStartColor: colours[0] }}
      >
        {number ?? code}
      </span>
      <span className="pr-names">
        <span className={type.strong}>{name}</span>
        <span className={mergeClasses(type.caption, type.quiet)}>{team}</span>
      </span>
    </span>
  );
}
