import { isObject } from '../draft/jsonPath.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './fieldProps.ts';
import { ListItems } from './ListItems.tsx';
import { MapEntries } from './MapEntries.tsx';
import { SimpleField } from './SimpleField.tsx';

/** A field of any kind, with its inner fields; a value of an unexpected kind is shown as JSON. */
export function FieldInput(props: FieldProps) {
  const { field, path, value, onRemove } = props;
  const missing = value === undefined;
  const inside = { ...props, Inside: FieldInput };
  if (field.kind === 'list' && (missing || Array.isArray(value))) {
    return (
      <FieldGroup {...{ field, path, onRemove }}>
        <ListItems {...inside} />
      </FieldGroup>
    );
  }
  const isGroup = field.kind === 'object' || field.kind === 'map';
  if (!isGroup || !(missing || isObject(value))) return <SimpleField {...props} />;
  return (
    <FieldGroup {...{ field, path, onRemove }}>
      {field.kind === 'map' ? <MapEntries {...inside} /> : <Fields {...inside} name={field.name} />}
    </FieldGroup>
  );
}
