import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Note } from '@balcao/ui/note/Note.tsx';
import { memo } from 'react';
import { ConsoleSection } from '../ConsoleSection.tsx';
import type { ConsoleSetting } from '../consoleSetting.ts';
import { Disclosure } from '../Disclosure.tsx';
import { formatJson, parseJson } from '../draft/jsonPath.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { ConformityLine } from '../response/ConformityLine.tsx';
import styles from '../response/response.module.css';
import { isCallFailure, type Outcome, type WireResponse } from '../send/transport.ts';
import { ResponseLinks } from './ResponseLinks.tsx';

interface ResponseSectionProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  outcome: Outcome;
}

/** The response, or why there is none; memoised while the reader edits the next call. */
export const ResponseSection = memo(function ResponseSection({
  setting,
  operation,
  outcome,
}: ResponseSectionProps) {
  const { texts } = setting;
  if (isCallFailure(outcome)) {
    const { title, text } = texts.failures[outcome.failure];
    return (
      <ConsoleSection title={texts.answer.title}>
        <Note kind="danger" title={title}>
          <p className={styles.failure}>{text}</p>
        </Note>
      </ConsoleSection>
    );
  }
  return <ReceivedResponse {...{ setting, operation, answer: outcome }} />;
});

/** Longer responses are not highlighted, because thousands of tokens would slow the page. */
const mostColoured = 150_000;

function ReceivedResponse({
  setting,
  operation,
  answer,
}: Omit<ResponseSectionProps, 'outcome'> & { answer: WireResponse }) {
  const { texts, highlight } = setting;
  const { status, headers, text, ms } = answer;
  const read = parseJson(text);
  const value = read.kind === 'value' ? read.value : undefined;
  const shown = value === undefined ? text : formatJson(value);
  const isColoured = value !== undefined && shown.length <= mostColoured;
  const isRefusal = status >= 400;
  const line = (
    <span className={styles.line}>
      <Badge tone={isRefusal ? 'cancelled' : 'confirmed'}>{status}</Badge>
      <span className={styles.ms}>{texts.answer.ms(ms)}</span>
    </span>
  );
  return (
    <ConsoleSection title={texts.answer.title} beside={line}>
      <ConformityLine {...{ setting, operation, status, value }} />
      <ResponseLinks {...{ setting, operation, status, value }} />
      {text === '' ? (
        <p className={styles.empty}>{texts.answer.empty}</p>
      ) : (
        <div className={styles.body}>
          <CodeBlock
            key={String(isRefusal)}
            wrap={isRefusal}
            html={isColoured ? highlight(shown) : undefined}
            text={shown}
            label={`${texts.answer.body} ${status}`}
            texts={texts.code}
          />
        </div>
      )}
      <Disclosure title={`${texts.answer.headers} · ${headers.length}`}>
        <p className={styles.empty}>{texts.answer.headersShown}</p>
        <dl className={styles.headers}>
          {headers.map(([name, content]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </ConsoleSection>
  );
}
