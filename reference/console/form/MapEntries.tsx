import { useId, useRef, useState } from 'react';
import { isObject } from '../draft/jsonPath.ts';
import type { GroupProps } from './fieldProps.ts';
import styles from './form.module.css';
import { bodyField } from './formField.ts';
import { useFormScope } from './formScope.ts';

/** Entries of an object with free keys. */
export function MapEntries({ field, path, value, Inside }: GroupProps) {
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
