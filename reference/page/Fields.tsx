import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { DescribedField } from '../description/reference.ts';
import styles from './fields.module.css';
import { Limits } from './Limits.tsx';
import { useContent } from './referenceContent.ts';
import { TypeLink } from './TypeLink.tsx';
import { Values } from './Values.tsx';

/** Fields as a tree; the name of each links to its anchor. */
export function Fields({ of: fields }: { of: readonly DescribedField[] }) {
  if (fields.length === 0) return null;
  return (
    <ul className={styles.fields} data-fields="">
      {fields.map((field) => (
        <FieldRow key={field.anchor} field={field} />
      ))}
    </ul>
  );
}

function FieldRow({ field }: { field: DescribedField }) {
  const { texts } = useContent();
  return (
    <li id={field.anchor}>
      <a className={styles.name} href={`#${field.anchor}`}>
        {field.name}
      </a>{' '}
      <TypeLink of={field.type} />
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
