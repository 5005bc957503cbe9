import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import styles from './response.module.css';
import type { AnswerViewProps } from './ConformityLine.tsx';
import { codesIn } from './codesIn.ts';
import { modelsIn } from './modelsIn.ts';

/** Where an answer leads: the codes it carries to their explanation, the pages it made to themselves. */
export function AnswerLinks({ setting, operation, status, value }: AnswerViewProps) {
  const { document, texts, errorLink, opens } = setting;
  const schema = operation.answers[status];
  const codes = codesIn(value).filter((code) => errorLink(code));
  const found = schema ? [...modelsIn(document, schema, value)] : [];
  const pages = found.flatMap(({ model, object }) =>
    opens
      .filter(([name]) => name === model)
      .map(([, field]) => ({ field, address: object[field] }))
      .filter((each): each is { field: string; address: string } => isAddress(each.address)),
  );
  if (codes.length + pages.length === 0) return null;
  return (
    <div className={styles.links}>
      {codes.length > 0 && (
        <p className={styles.codes}>
          {texts.answer.errors}{' '}
          {codes.map((code) => (
            <a key={code} className={styles.code} href={errorLink(code)}>
              {code}
            </a>
          ))}
        </p>
      )}
      {pages.map(({ field, address }) => (
        <ButtonLink key={address} size="small" href={address} target="_blank" rel="noopener noreferrer">
          {texts.answer.open(field)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** An answer may hold anything: only addresses of the web become links. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}
