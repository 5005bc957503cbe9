import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import type { OperationResponse } from '../description/referenceTypes.ts';
import styles from './responses.module.css';

/** Responses that the receiver of a message should send. Statuses with the same meaning share a line. */
export function ExpectedResponses({ of: answers }: { of: readonly OperationResponse[] }) {
  const meanings = [...new Set(answers.map(({ words }) => words))];
  return (
    <ul className={styles.answers}>
      {meanings.map((words) => (
        <li key={words}>
          <p>
            {answers
              .filter((answer) => answer.words === words)
              .map(({ status, anchor }) => [
                <b key={anchor} id={anchor} className={styles.status} data-class={status[0]}>
                  {status}
                </b>,
                ' ',
              ])}
            <Sentence text={words} />
          </p>
        </li>
      ))}
    </ul>
  );
}
