import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { soapMethods, soapMoves } from '@words/soap.ts';
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
    <Table caption={soapMethods.caption} columns={[soapMethods.method, soapMethods.words, soapMoves.rest]}>
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
