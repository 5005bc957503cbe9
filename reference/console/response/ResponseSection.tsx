import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Note } from '@balcao/ui/note/Note.tsx';
import { memo } from 'react';
import { readJson, writeJson } from '../draft/jsonPath.ts';
import { Fold } from '../Disclosure.tsx';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { Part } from '../ConsoleSection.tsx';
import { isTrouble, type Outcome, type WireAnswer } from '../send/transport.ts';
import type { ConsoleSetting } from '../consoleSetting.ts';
import { AnswerLinks } from './ResponseLinks.tsx';
import styles from './response.module.css';
import { ConformityLine } from './ConformityLine.tsx';

interface AnswerPartProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  outcome: Outcome;
}

/** What came back, or why nothing did; while the reader types the next call it stays as it is. */
export const AnswerPart = memo(function AnswerPart({ setting, operation, outcome }: AnswerPartProps) {
  const { texts } = setting;
  if (isTrouble(outcome)) {
    const { title, text } = texts.trouble[outcome.trouble];
    return (
      <Part title={texts.answer.title}>
        <Note kind="danger" title={title}>
          <p className={styles.trouble}>{text}</p>
        </Note>
      </Part>
    );
  }
  return <Answered {...{ setting, operation, answer: outcome }} />;
});

/** Longer answers are shown in one colour: thousands of coloured words would make the page slow. */
const mostColoured = 150_000;

function Answered({ setting, operation, answer }: Omit<AnswerPartProps, 'outcome'> & { answer: WireAnswer }) {
  const { texts, highlight } = setting;
  const { status, headers, text, ms } = answer;
  const read = readJson(text);
  const value = read.kind === 'value' ? read.value : undefined;
  const shown = value === undefined ? text : writeJson(value);
  const isColoured = value !== undefined && shown.length <= mostColoured;
  const line = (
    <span className={styles.line}>
      <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>
      <span className={styles.ms}>{texts.answer.ms(ms)}</span>
    </span>
  );
  return (
    <Part title={texts.answer.title} beside={line}>
      <ConformityLine {...{ setting, operation, status, value }} />
      <AnswerLinks {...{ setting, operation, status, value }} />
      {text === '' ? (
        <p className={styles.empty}>{texts.answer.empty}</p>
      ) : (
        <div className={styles.body}>
          <CodeBlock
            html={isColoured ? highlight(shown) : undefined}
            text={shown}
            label={`${texts.answer.body} ${status}`}
            texts={texts.code}
          />
        </div>
      )}
      <Fold title={`${texts.answer.headers} · ${headers.length}`}>
        <p className={styles.empty}>{texts.answer.headersShown}</p>
        <dl className={styles.headers}>
          {headers.map(([name, content]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Part>
  );
}
