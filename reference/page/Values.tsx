import { meaningsOf } from '../console/form/enumMeanings.ts';
import styles from './fields.module.css';
import { useContent } from './referenceContent.ts';

/** Maximum length of meanings that share a line. */
const shortCharacters = 32;

/** The values of an enumeration, with their meanings where known. */
export function Values({ of: values }: { of: readonly string[] }) {
  const { meanings, texts } = useContent();
  if (values.length === 0) return null;
  const table = meaningsOf(values, meanings);
  const isShort = values.every((value) => (table?.[value] ?? '').length <= shortCharacters);
  if (isShort)
    return (
      <p className={styles.limits}>
        {`${texts.values} `}
        {values.map((value, at) => [
          at > 0 && ' · ',
          <code key={value}>{value}</code>,
          table && ` ${table[value]}`,
        ])}
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
