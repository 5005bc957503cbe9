import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import { readable } from '../../facts/errors.ts';
import type { ErrorFact, Provocation } from '../../facts/types.ts';
import { Sentence } from '../Sentence.tsx';
import { SiteLink } from '../SiteLink.tsx';
import styles from './error-table.module.css';

interface ErrorTableProps {
  /** Which codes, `{['e00301', 'e00402']}`, or the operation that can give them, `createRefund`. */
  of?: string | readonly string[];
  /** Or those of one family: `e00200`. */
  family?: string;
  /** Their rows of the catalogue, added by the build (plugins/dataImports.ts). */
  rows: readonly ErrorFact[];
}

const placeOf = ({ id }: ErrorFact) => `/api#errors/${id}`;

/** Codes of the error catalogue with what they say, why, what to do about it and how to meet them in the sandbox. */
export function ErrorTable({ rows }: ErrorTableProps) {
  return (
    <Table caption={translate({ id: 'errorTable.caption', message: 'Erros possíveis' })}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'errorTable.code', message: 'Código' })}</th>
          <th scope="col">{translate({ id: 'errorTable.cause', message: 'Porquê' })}</th>
          <th scope="col">{translate({ id: 'errorTable.remedy', message: 'O que fazer' })}</th>
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <SiteLink href={placeOf(row)}>
                <code>{row.id}</code>
              </SiteLink>{' '}
              <span className={styles.status}>{row.status}</span>
              <div className={styles.message}>{readable(row.msg)}</div>
            </th>
            <td className={styles.words}>
              <Sentence text={row.cause} />
            </td>
            <td className={styles.words}>
              <Sentence text={row.remedy} />
              <div className={styles.provoke}>
                <HowToProvoke {...row.provocation} place={placeOf(row)} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function HowToProvoke({ place, ...provocation }: Provocation & { place: string }) {
  const onSandbox = translate({ id: 'errorTable.provoke', message: 'Para o provocar na sandbox:' });
  if (provocation.by === 'call') {
    return (
      <>
        {onSandbox}{' '}
        <SiteLink href={place}>
          {translate({ id: 'errorTable.call', message: 'o pedido está no catálogo' })}
        </SiteLink>
      </>
    );
  }
  const isPhone = provocation.by === 'phone';
  return (
    <>
      {onSandbox}{' '}
      {isPhone
        ? translate({ id: 'errorTable.phone', message: 'telemóvel' })
        : translate({ id: 'errorTable.card', message: 'cartão' })}{' '}
      <code>{isPhone ? provocation.phone : provocation.number}</code>
    </>
  );
}
