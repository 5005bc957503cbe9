import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { Answer } from '../description/reference.ts';
import styles from './responses.module.css';
import { useContent } from './referenceContent.ts';
import { Fields } from './Fields.tsx';
import { Json } from './Json.tsx';
import { Refusals } from './ErrorCodes.tsx';

/** Answers by status; a refusal opens to every code it can carry and an example. */
export function Answers({ of: answers }: { of: readonly Answer[] }) {
  return (
    <ul className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer.anchor} id={answer.anchor}>
          <Told answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function Told({ answer }: { answer: Answer }) {
  if (answer.codes.length === 0) return <Given answer={answer} />;
  return answer.toldAt ? <Common answer={answer} /> : <Refused answer={answer} />;
}

/** A refusal that is told in full elsewhere: its codes, and the way there. */
function Common({ answer: { status, words, codes, toldAt } }: { answer: Answer }) {
  return (
    <a href={`#${toldAt}`}>
      <b className={styles.status} data-class={status[0]}>
        {status}
      </b>
      {` ${words}: ${codes.join(', ')}`}
    </a>
  );
}

function Status({ answer: { status, words } }: { answer: Answer }) {
  return (
    <>
      <b className={styles.status} data-class={status[0]}>
        {status}
      </b>{' '}
      <Sentence text={words} />
    </>
  );
}

function Given({ answer }: { answer: Answer }) {
  return (
    <>
      <p>
        <Status answer={answer} />
      </p>
      <Fields of={answer.fields} />
    </>
  );
}

function Refused({ answer }: { answer: Answer }) {
  const { texts } = useContent();
  return (
    <details>
      <summary>
        <Status answer={answer} />{' '}
        <span className={styles.count}>{texts.codes.replace('{count}', String(answer.codes.length))}</span>
      </summary>
      <Refusals codes={answer.codes} />
      {answer.example !== undefined && (
        <Json text={JSON.stringify(answer.example, null, 2)} label={`${texts.example} ${answer.status}`} />
      )}
    </details>
  );
}
