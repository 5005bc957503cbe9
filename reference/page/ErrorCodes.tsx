import { errorAnchor } from '../description/anchors.ts';
import { useContent } from './referenceContent.ts';
import styles from './responses.module.css';

/** Error codes of a response with message and cause; remedy and provocation stand in the catalogue. */
export function ErrorCodes({ codes }: { codes: readonly string[] }) {
  const { errors } = useContent();
  return (
    <ul className={styles.codes}>
      {codes.map((code) => {
        const entry = errors.find((one) => one.code === code);
        if (!entry) throw new Error(`the catalogue has no ${code}`);
        return (
          <li key={code}>
            <a href={`#${errorAnchor(code)}`}>{code}</a> {entry.msg}
            <p>{entry.cause}</p>
          </li>
        );
      })}
    </ul>
  );
}
