import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { soapMethod, soapMethods, soapMoves, soapRestWay } from '@words/soap.ts';
import { pageOfMethod } from '../../../sidebars/soapTree.ts';
import { facts, operationOf, rowOf } from '../../facts/facts.ts';
import { OperationLink } from '../guide/Operation.tsx';
import { RowTable } from '../guide/RowTable.tsx';
import { SoapMoves } from '../guide/SoapMoves.tsx';
import { SiteLink } from '../SiteLink.tsx';
import styles from './soap.module.css';

/** URL of the sandbox, which needs no account. */
const { endpoint } = rowOf(facts.soap.addresses, 'sandbox');

export function SoapMethod({ is }: { is: string }) {
  const { id, description, parts, returns } = rowOf(facts.soap.methods, is);
  return (
    <section className={styles.card} aria-label={id}>
      <p className={blocks.row}>
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
          <RestOperations of={id} />
        </dd>
      </dl>
    </section>
  );
}

function RestOperations({ of }: { of: string }) {
  return rowOf(facts.soapToRest, of).operations.map((id) => (
    <div key={id}>
      <OperationLink {...operationOf(id)} />
    </div>
  ));
}

const { methods } = facts.soap;

interface SoapMethodListProps {
  /** Methods (`{['doWebPayment', 'checkWebPayment']}`); all by default. */
  of?: readonly string[];
}

export function SoapMethodList({ of }: SoapMethodListProps) {
  return (
    <RowTable
      caption={soapMethods.caption}
      rows={of?.map((id) => rowOf(methods, id)) ?? methods}
      className={styles.rows}
      columns={[
        [
          soapMethods.method,
          ({ id }) => (
            <SiteLink href={pageOfMethod[id] ?? '/docs/soap'}>
              <code>{id}</code>
            </SiteLink>
          ),
        ],
        [soapMethods.words, ({ description }) => <Sentence text={description} />, styles.wide],
        [soapMoves.rest, ({ id }) => <RestOperations of={id} />],
      ]}
    />
  );
}

export function SoapRestWay({ is }: { is: string }) {
  const { request } = rowOf(facts.soapToRest, is);
  return (
    <>
      <div className={styles.rest}>
        <span>{soapRestWay.use}</span>
        <RestOperations of={is} />
      </div>
      {request.length > 0 && <SoapMoves of={is} part="request" />}
      <SoapMoves of={is} part="answer" />
    </>
  );
}
