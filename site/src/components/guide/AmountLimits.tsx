import { formatAmount } from '@balcao/text/money.ts';
import { Table } from '@balcao/ui/table/Table.tsx';
import { translate } from '@docusaurus/Translate';
import labels from '@facts/labels.json';
import limits from '@facts/limits.json';
import { useLanguage } from '../useLanguage.ts';

type Method = keyof typeof labels.methods;

/** The smallest and the largest amount of each method, or of those named: `<AmountLimits of={['MB']} />`. */
export function AmountLimits({ of = ['CC', 'MB', 'MW'] }: { of?: readonly Method[] }) {
  const language = useLanguage();
  return (
    <Table caption={translate({ id: 'amountLimits.caption', message: 'Montantes de cada método' })}>
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'amountLimits.method', message: 'Método' })}</th>
          <th scope="col">{translate({ id: 'amountLimits.min', message: 'Mínimo' })}</th>
          <th scope="col">{translate({ id: 'amountLimits.max', message: 'Máximo' })}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((method) => (
          <tr key={method}>
            <th scope="row">
              {labels.methods[method]} (<code>{method}</code>)
            </th>
            <td>{formatAmount(limits.methodLimits[method].minCents, language)}</td>
            <td>{formatAmount(limits.methodLimits[method].maxCents, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
