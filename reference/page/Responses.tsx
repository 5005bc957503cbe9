import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { errorAnchor } from '../description/anchors.ts';
import type { OperationResponse } from '../description/referenceTypes.ts';
import { Json } from './BodyFields.tsx';
import { Fields } from './Fields.tsx';
import { useContent } from './referenceContent.ts';
import styles from './responses.module.css';

/** Error codes of a response, with message and cause. The catalogue also has remedy and provocation. */
function ErrorCodes({ codes }: { codes: readonly string[] }) {
  const { errors } = useContent();
  return (
    <ul className={styles.codes}>
      {codes.map((code) => {
        const entry = errors.find((one) => one.code === code);
        if (!entry) throw new Error(`the catalogue has no ${code}`);
        return (
          <li key={code}>
            <a href={entry.describedAt ?? `#${errorAnchor(code)}`}>{code}</a> {entry.msg}
            <p>{entry.cause}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** Responses by status. A refusal can be expanded to see its error codes and an example. */
export function Responses({ of: answers }: { of: readonly OperationResponse[] }) {
  return (
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer.anchor} id={answer.anchor}>
          <ResponseItem answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function ResponseItem({ answer }: { answer: OperationResponse }) {
  if (answer.codes.length === 0) return <SuccessResponse answer={answer} />;
  return answer.describedAt ? <SharedRefusal answer={answer} /> : <RefusalResponse answer={answer} />;
}

function SharedRefusal({ answer: { status, words, codes, describedAt } }: { answer: OperationResponse }) {
  return (
    <a href={`#${describedAt}`}>
      <b className={styles.status} data-class={status[0]}>
        {status}
      </b>
      {` ${words}: ${codes.join(', ')}`}
    </a>
  );
}

function Status({ answer: { status, words } }: { answer: OperationResponse }) {
  return (
    <>
      <b className={styles.status} data-class={status[0]}>
        {status}
      </b>{' '}
      <Sentence text={words} />
    </>
  );
}

function SuccessResponse({ answer }: { answer: OperationResponse }) {
  return (
    <>
      <Status answer={answer} />
      <Fields of={answer.fields} />
    </>
  );
}

function RefusalResponse({ answer }: { answer: OperationResponse }) {
  const { texts } = useContent();
  return (
    <details>
      <summary>
        <Status answer={answer} /> <span className={styles.count}>{texts.codes(answer.codes.length)}</span>
      </summary>
      <ErrorCodes codes={answer.codes} />
      {answer.example !== undefined && (
        <Json text={JSON.stringify(answer.example, null, 2)} label={`${texts.example} ${answer.status}`} />
      )}
    </details>
  );
}
