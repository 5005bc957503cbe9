import { jsonText } from '../description/fieldLimits.ts';
import type { DescribedField } from '../description/reference.ts';
import styles from './fields.module.css';
import { useContent } from './referenceContent.ts';

/** An example that adds information. */
function exampleOf({ example, values, limits }: DescribedField): unknown {
  const isTold =
    values.length > 0 || limits.some(({ kind }) => kind === 'always') || typeof example === 'object';
  return isTold ? undefined : example;
}

/** Constraints of a value and an example, on a line. */
export function Limits({ field }: { field: DescribedField }) {
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
