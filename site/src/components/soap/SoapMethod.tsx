import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import addresses from '@facts/soap/addresses.json';
import { soapMethod } from '@words/soap.ts';
import type { SoapMethodFact } from '../../facts/soap.ts';
import { Operation } from '../guide/Operation.tsx';
import styles from './soap.module.css';

/** The sandbox's URL, because it needs no account. */
const endpoint = addresses.find(({ id }) => id === 'sandbox')?.endpoint;

/** Overview of a method: description, parts, response, URL, and REST equivalent. */
export function SoapMethod({ data: method }: { data: SoapMethodFact }) {
  const { id, description, parts, returns } = method;
  return (
    <section className={styles.card} aria-label={id}>
      <p className={styles.head}>
        <code className={styles.name}>{id}</code>
        <Badge tone="pending">{soapMethod.old}</Badge>
      </p>
      <p className={styles.words}>
        <Sentence text={description} />
      </p>
      <dl className={styles.facts}>
        <dt>{soapMethod.parts}</dt>
        <dd>
          {parts.map(({ name, type, list }) => (
            <div key={name}>
              <code>{name}</code>: <code>{list ? `${type}[]` : type}</code>
            </div>
          ))}
        </dd>
        <dt>{soapMethod.returns}</dt>
        <dd>
          <code>{returns}</code>
        </dd>
        <dt>{soapMethod.address}</dt>
        <dd>
          <code className={styles.address}>{endpoint}</code>
        </dd>
        <dt>{soapMethod.rest}</dt>
        <dd>
          <RestOperations method={method} />
        </dd>
      </dl>
    </section>
  );
}

/** REST equivalents of a method, the usual one first. */
export function RestOperations({ method }: { method: SoapMethodFact }) {
  return method.operations.map((operation) => (
    <div key={operation.id}>
      <Operation data={operation} />
    </div>
  ));
}
