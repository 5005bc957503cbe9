import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { Field } from '../description/reference.ts';
import { useContent } from './referenceContent.ts';
import styles from './fields.module.css';
import { Limits } from './Limits.tsx';
import { Type } from './TypeLink.tsx';
import { Values } from './Values.tsx';

/** Fields as a tree; each has a place of its own, and its name is the link to it. */
export function Fields({ of: fields }: { of: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <ul className={styles.fields} data-fields="">
      {fields.map((field) => (
        <FieldRow key={field.anchor} field={field} />
      ))}
    </ul>
  );
}

function FieldRow({ field }: { field: Field }) {
  const { texts } = useContent();
  return (
    <li id={field.anchor}>
      <a className={styles.name} href={`#${field.anchor}`}>
        {field.name}
      </a>{' '}
      <Type of={field.type} />
      {field.type.model && (
        <button
          type="button"
          className={styles.unfold}
          data-unfold={field.type.model}
          aria-expanded={false}
          aria-label={texts.unfold.replace('{name}', field.name)}
        />
      )}{' '}
      {field.required && <em className={styles.required}>{texts.required}</em>}
      {field.words && (
        <p>
          <Sentence text={field.words} />
        </p>
      )}
      <Values of={field.values} />
      <Limits field={field} />
      <Fields of={field.fields} />
    </li>
  );
}
