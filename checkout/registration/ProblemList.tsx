import type { RegistrationField } from '@balcao/contract/payer/registration.ts';
import { Alert } from '../alert/Alert.tsx';
import { idOf, methodBoxes } from './formFields.ts';
import styles from './registration.module.css';
import type { SignUpProps } from './signUpProps.ts';
import type { SignUpTexts } from './words/of.ts';
import type { NamedField } from './words/pt.ts';

function labelOf(field: RegistrationField, words: SignUpTexts): string {
  const method = methodBoxes.find(({ name }) => name === field);
  if (method) return words.methods[method.code];
  return field === 'platformCode' ? words.problems.platform : words.fields[field as NamedField].label;
}

/** All problems of the form, each with a link to its field. */
export function ProblemList({ view, words }: SignUpProps) {
  const { problems } = view;
  if (problems.length === 0) return null;
  return (
    <div id="problems">
      <Alert title={words.problems.title(problems.length)}>
        <ul className={styles.problems}>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field === 'platformCode' ? (
                <strong>{labelOf(field, words)}</strong>
              ) : (
                <a href={`#${idOf(field)}`}>{labelOf(field, words)}</a>
              )}
              {': '}
              {message}
            </li>
          ))}
        </ul>
        <p>{words.problems.kept}</p>
      </Alert>
    </div>
  );
}
