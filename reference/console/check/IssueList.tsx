import blocks from '@balcao/ui/blocks.module.css';
import type { ConsoleTexts } from '../consoleTexts.ts';
import type { SchemaIssue } from './checkSchema.ts';
import { issueMessage } from './issueMessage.ts';

export function IssueList({ issues, texts }: { issues: readonly SchemaIssue[]; texts: ConsoleTexts }) {
  return (
    <ul className={blocks.failed}>
      {issues.map((issue) => {
        const message = issueMessage(issue, texts.check);
        return <li key={`${issue.pointer} ${issue.keyword}`}>{message}</li>;
      })}
    </ul>
  );
}
