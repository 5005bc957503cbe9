import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { meaningsOf } from '../console/form/formField.ts';
import { modelAnchor } from '../description/anchors.ts';
import { jsonText } from '../description/fieldLimits.ts';
import type { DescribedField, TypeName } from '../description/referenceTypes.ts';
import styles from './fields.module.css';
import { useContent } from './referenceContent.ts';

export function TypeLink({ of: { before, model, after } }: { of: TypeName }) {
  return (
    <span className={styles.type}>
      {before}
      {model && <a href={`#${modelAnchor(model)}`}>{model}</a>}
      {after}
    </span>
  );
}

const shortCharacters = 32;

function Values({ of: values }: { of: readonly string[] }) {
  const { meanings, texts } = useContent();
  if (values.length === 0) return null;
  const table = meaningsOf(values, meanings);
  const isShort = values.every((value) => (table?.[value] ?? '').length <= shortCharacters);
  if (isShort)
    return (
      <p className={styles.limits}>
        {`${texts.values} `}
        {values.map((value, at) => [at > 0 && ' · ', <code key={value}>{value}</code>, table && ` ${table[value]}`])}
      </p>
    );
  return (
    <ul className={styles.values}>
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code> {table?.[value]}
        </li>
      ))}
    </ul>
  );
}

function exampleOf({ example, values }: DescribedField): unknown {
  const isTold = values.length > 0 || typeof example === 'object';
  return isTold ? undefined : example;
}

function Limits({ field }: { field: DescribedField }) {
  const { texts } = useContent();
  const example = exampleOf(field);
  const rows = field.limits.map(({ kind, value }) => [texts.limits[kind], value] as const);
  if (example !== undefined) rows.push([texts.example, jsonText(example)]);
  if (rows.length === 0) return null;
  return (
    <p className={styles.limits}>
      {rows.map(([name, value], at) => [at > 0 && ' · ', `${name} `, <code key={name}>{value}</code>])}
    </p>
  );
}

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
          className={styles.expand}
          data-unfold={field.type.model}
          aria-expanded={false}
          aria-label={texts.unfold(field.name)}
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
