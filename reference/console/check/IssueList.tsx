import type { ConsoleTexts } from '../consoleTexts.ts';
import type { Issue } from './checkSchema.ts';
import styles from './issues.module.css';
import { messageOf } from './issueMessage.ts';

/** Each way in which something differs, in a sentence. */
export function IssueList({ issues, texts }: { issues: readonly Issue[]; texts: ConsoleTexts }) {
  return (
    <ul className={styles.list}>
      {issues.map((issue) => {
        const message = messageOf(issue, texts.check);
        return <li key={`${issue.pointer} ${issue.keyword}`}>{message}</li>;
      })}
    </ul>
  );
}
