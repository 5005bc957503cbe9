import { type ReactNode, useId, useRef, useState } from 'react';
import { issueMessage } from '../check/issueMessage.ts';
import { isObject, pointerOf } from '../draft/jsonPath.ts';
import { startingValue } from '../draft/startingValue.ts';
import { Fields } from './Fields.tsx';
import { FieldHint, RemoveButton } from './FormRow.tsx';
import type { FieldProps, GroupProps } from './fieldProps.ts';
import styles from './form.module.css';
import { bodyField } from './formField.ts';
import { useFormScope } from './formScope.ts';
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

/** Items of a list, with a button that adds one. */
function ListItems({ field, path, value, Inside }: GroupProps) {
  const { document, texts, change, remove } = useFormScope();
  const [added, setAdded] = useState(-1);
  const adding = useRef<HTMLButtonElement>(null);
  const items = Array.isArray(value) ? value : [];
  const inside = field.schema.items ?? {};
  const add = () => {
    setAdded(items.length);
    change([...path, items.length], startingValue(document, inside));
  };
  const takeAway = (place: number) => {
    setAdded(-1);
    remove([...path, place]);
    adding.current?.focus();
  };
  return (
    <>
      {items.map((item, place) => {
        const name = texts.field.item(field.name, place + 1);
        return (
          <Inside
            key={name}
            field={bodyField(document, name, inside, false)}
            path={[...path, place]}
            value={item}
            isNew={place === added}
            onRemove={() => takeAway(place)}
          />
        );
      })}
      <button ref={adding} type="button" className={styles.add} onClick={add}>
        + {texts.field.addItem(field.name)}
      </button>
    </>
  );
}

/** Entries of an object with free keys. */
function MapEntries({ field, path, value, Inside }: GroupProps) {
  const { document, texts, change, remove } = useFormScope();
  const [name, setName] = useState('');
  const [added, setAdded] = useState('');
  const naming = useRef<HTMLInputElement>(null);
  const id = useId();
  const { additionalProperties } = field.schema;
  const inside = typeof additionalProperties === 'object' ? additionalProperties : {};
  const add = () => {
    change([...path, name], '');
    setAdded(name);
    setName('');
  };
  const takeAway = (key: string) => {
    remove([...path, key]);
    naming.current?.focus();
  };
  return (
    <>
      {Object.entries(isObject(value) ? value : {}).map(([key, entry]) => (
        <Inside
          key={key}
          field={bodyField(document, key, inside, false)}
          path={[...path, key]}
          value={entry}
          isNew={key === added}
          onRemove={() => takeAway(key)}
        />
      ))}
      <div className={styles.entry}>
        <label htmlFor={id} className={styles.label}>
          {texts.field.entryName}
        </label>
        <input
          ref={naming}
          id={id}
          className={styles.box}
          value={name}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="button" className={styles.add} disabled={name === ''} onClick={add}>
          + {texts.field.addEntry}
        </button>
      </div>
    </>
  );
}
