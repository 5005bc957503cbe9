import { type ReactNode, useId } from 'react';
import { issueMessage } from '../check/issueMessage.ts';
import { isObject, pointerOf } from '../draft/jsonPath.ts';
import { FieldHint } from './FieldHint.tsx';
import { Fields } from './Fields.tsx';
import { RemoveButton } from './FormRow.tsx';
import type { FieldProps } from './fieldProps.ts';
import styles from './form.module.css';
import { useFormScope } from './formScope.ts';
import { ListItems } from './ListItems.tsx';
import { MapEntries } from './MapEntries.tsx';
import { SimpleField } from './SimpleField.tsx';

type GroupFrame = Pick<FieldProps, 'field' | 'path' | 'onRemove'> & { children: ReactNode };

/** Frame of a composite field: its name, hint and problems. */
function FieldGroup({ field, path, onRemove, children }: GroupFrame) {
  const { texts, issuesAt } = useFormScope();
  const id = useId();
  const { name, type, required, description } = field;
  const [issue] = issuesAt(pointerOf(path));
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>
        <code className={styles.name}>{name}</code> <span className={styles.type}>{type}</span>{' '}
        {required && <span className={styles.required}>{texts.field.required}</span>}
      </legend>
      {onRemove && <RemoveButton name={name} texts={texts} onRemove={onRemove} />}
      <FieldHint id={id} wrong={issue && issueMessage(issue, texts.check)} words={description} />
      {children}
    </fieldset>
  );
}

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
