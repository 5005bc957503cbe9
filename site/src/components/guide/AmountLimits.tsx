import { formatAmount } from '@balcao/text/money.ts';
import { Table } from '@balcao/ui/table/Table.tsx';
import { amountLimits } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { ChosenLegend, isChosenLimit, LimitMark } from './ChosenMark.tsx';

const { labels, limits } = facts;

type Method = keyof typeof labels.methods;

/** A heading with the mark of where the limits come from. */
const marked = (words: string) => ({
  words,
  shown: (
    <>
      {words}
      <LimitMark of="methodLimits" />
    </>
  ),
});

/** The smallest and the largest amount of each method, or of those named: `<AmountLimits of={['MB']} />`. */
export function AmountLimits({ of = ['CC', 'MB', 'MW'] }: { of?: readonly Method[] }) {
  const language = usePage().language.tag;
  return (
    <>
      <Table
        caption={amountLimits.caption}
        columns={[amountLimits.method, marked(amountLimits.min), marked(amountLimits.max)]}
      >
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
      {isChosenLimit('methodLimits') && <ChosenLegend />}
    </>
  );
}
