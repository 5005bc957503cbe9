import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { translate } from '@docusaurus/Translate';
import { operationAnchor } from '../../facts/operations.ts';
import type { OperationFact } from '../../facts/types.ts';
import { Sentence } from '../Sentence.tsx';
import styles from './operation-card.module.css';

/** Which credentials an operation asks for, in words. */
function authWords(auth: OperationFact['auth']): string {
  const words = {
    'platform-and-entity': translate({ id: 'api.auth.both', message: 'Basic e PayPay-ClientId' }),
    platform: translate({ id: 'api.auth.platform', message: 'Basic' }),
    none: translate({ id: 'api.auth.none', message: 'Sem autenticação' }),
  };
  return words[auth];
}

/** One operation of the list: what it does, who may call it, and how it can end. */
export function OperationCard({ operation }: { operation: OperationFact }) {
  const { method, path, summary, description, auth, success, errors } = operation;
  return (
    <li className={styles.operation} id={operationAnchor(operation)}>
      <h3 className={styles.call}>
        <MethodLabel method={method} /> <span className={styles.path}>{path}</span>
      </h3>
      <p className={styles.summary}>
        <strong>{summary}.</strong> <Sentence text={description} />
      </p>
      <dl className={styles.details}>
        <div>
          <dt>{translate({ id: 'api.auth', message: 'Autenticação' })}</dt>
          <dd>{authWords(auth)}</dd>
        </div>
        <div>
          <dt>{translate({ id: 'api.success', message: 'Sucesso' })}</dt>
          <dd>
            <Badge tone="confirmed">{success}</Badge>
          </dd>
        </div>
      </dl>
      <details className={styles.errors}>
        <summary>
          {translate({ id: 'api.errors', message: '{count} erros possíveis' }, { count: errors.length })}
        </summary>
        <ul className={styles.codes}>
          {errors.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
