import { useRef, useState } from 'react';
import { startingValue } from '../draft/startingValue.ts';
import type { GroupProps } from './fieldProps.ts';
import styles from './form.module.css';
import { bodyField } from './formField.ts';
import { useFormScope } from './formScope.ts';

/** Items of a list, with a button that adds one. */
export function ListItems({ field, path, value, Inside }: GroupProps) {
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
