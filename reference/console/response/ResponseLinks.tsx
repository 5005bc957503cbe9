import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import type { ResponseViewProps } from '../response/ConformityLine.tsx';
import { codesIn } from '../response/codesIn.ts';
import { modelsIn } from '../response/modelsIn.ts';
import styles from '../response/response.module.css';

/** Links from a response: to the explanation of its error codes, and to the pages it created. */
export function ResponseLinks({ setting, operation, status, value }: ResponseViewProps) {
  const { document, texts, errorLink, openableFields } = setting;
  const schema = operation.responses[status];
  const codes = codesIn(value).filter((code) => errorLink(code));
  const found = schema ? [...modelsIn(document, schema, value)] : [];
  const pages = found.flatMap(({ model, object }) =>
    openableFields
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

/** A response may contain any value; only http(s) URLs become links. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}
