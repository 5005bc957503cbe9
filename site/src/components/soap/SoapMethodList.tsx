import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import type { SoapMethodFact } from '../../facts/soap.ts';
import { SiteLink } from '../SiteLink.tsx';
import { pageOfMethod } from './pages.ts';
import { RestOperations } from './SoapMethod.tsx';
import styles from './soap.module.css';

interface SoapMethodListProps {
  /** Methods, `{['doWebPayment', 'checkWebPayment']}`; all by default. */
  of?: readonly string[];
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  methods: readonly SoapMethodFact[];
}

/** Methods of the service with description and REST equivalent. */
export function SoapMethodList({ methods }: SoapMethodListProps) {
  return (
    <Table caption={translate({ id: 'soapMethods.caption', message: 'Métodos do serviço SOAP' })}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'soapMethods.method', message: 'Método' })}</th>
          <th scope="col">{translate({ id: 'soapMethods.words', message: 'O que faz' })}</th>
          <th scope="col">{translate({ id: 'soapMoves.rest', message: 'Em REST' })}</th>
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {methods.map((method) => (
          <tr key={method.id}>
            <th scope="row">
              <SiteLink href={pageOfMethod[method.id] ?? '/docs/soap'}>
                <code>{method.id}</code>
              </SiteLink>
            </th>
            <td className={styles.wide}>
              <Sentence text={method.description} />
            </td>
            <td>
              <RestOperations method={method} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
