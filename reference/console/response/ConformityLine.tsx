import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Tick } from '@balcao/ui/state-mark/glyphs.tsx';
import { useMemo } from 'react';
import { type SchemaIssue, schemaCheck } from '../check/checkSchema.ts';
import { IssueList } from '../check/IssueList.tsx';
import styles from '../console.module.css';
import type { ConsoleSetting } from '../consoleSetting.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';

type Conformity =
  | { kind: 'conforms' }
  | { kind: 'differs'; issues: readonly SchemaIssue[] }
  /** The status is not in the description. */
  | { kind: 'undocumented' }
  | { kind: 'notJson' };

export function conformityOf(
  document: OpenApiDocument,
  { responses }: ConsoleOperation,
  status: number,
  body: unknown,
): Conformity {
  if (!(status in responses)) return { kind: 'undocumented' };
  const schema = responses[status];
  if (!schema) return { kind: 'conforms' };
  if (body === undefined) return { kind: 'notJson' };
  const issues = schemaCheck(document, schema)(body);
  return issues.length > 0 ? { kind: 'differs', issues } : { kind: 'conforms' };
}

export interface ResponseViewProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  status: number;
  value: unknown;
}

export function ConformityLine({ setting: { document, texts }, operation, status, value }: ResponseViewProps) {
  const conformity = useMemo(
    () => conformityOf(document, operation, status, value),
    [document, operation, status, value],
  );
  if (conformity.kind === 'conforms' && status >= 400) {
    return <p className={blocks.hint}>{texts.answer.refuses}</p>;
  }
  if (conformity.kind === 'conforms') {
    return (
      <p className={styles.conforms}>
        <Tick /> {texts.answer.conforms}
      </p>
    );
  }
  if (conformity.kind !== 'differs') return <p className={blocks.failed}>{texts.answer[conformity.kind]}</p>;
  return (
    <div>
      <p className={blocks.failed}>{texts.answer.differs(conformity.issues.length)}</p>
      <IssueList issues={conformity.issues} texts={texts} />
    </div>
  );
}
