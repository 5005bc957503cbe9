import { Tick } from '@balcao/ui/state-mark/glyphs.tsx';
import { useMemo } from 'react';
import { IssueList } from '../check/IssueList.tsx';
import type { ConsoleSetting } from '../consoleSetting.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { conformityOf } from './conformity.ts';
import styles from './response.module.css';

export interface ResponseViewProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  status: number;
  /** Parsed body; undefined where it is not JSON. */
  value: unknown;
}

/** Whether the response conforms to the description's schema for its status, and where it differs. */
export function ConformityLine({
  setting: { document, texts },
  operation,
  status,
  value,
}: ResponseViewProps) {
  const conformity = useMemo(
    () => conformityOf(document, operation, status, value),
    [document, operation, status, value],
  );
  if (conformity.kind === 'conforms' && status >= 400) {
    return <p className={styles.refuses}>{texts.answer.refuses}</p>;
  }
  if (conformity.kind === 'conforms') {
    return (
      <p className={styles.conforms}>
        <Tick /> {texts.answer.conforms}
      </p>
    );
  }
  if (conformity.kind !== 'differs') return <p className={styles.differs}>{texts.answer[conformity.kind]}</p>;
  return (
    <div>
      <p className={styles.differs}>{texts.answer.differs(conformity.issues.length)}</p>
      <IssueList issues={conformity.issues} texts={texts} />
    </div>
  );
}
