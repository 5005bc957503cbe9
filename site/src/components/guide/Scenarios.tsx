import { formatAmount } from '@balcao/text/money.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { scenarios } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { ChosenLegend, ChosenMark } from './ChosenMark.tsx';

/** A scenario of the contract: its outcome, its error code, and the field with the value. */
interface Scenario {
  readonly words: string;
  readonly code?: string;
  /** Absent where the provider has nothing of the kind: faults, failure modes. */
  readonly origin?: string;
  readonly [field: string]: unknown;
}

interface Kind {
  caption: string;
  /** Heading of the value, and its field in the contract. */
  value: string;
  field: string;
  rows: readonly Scenario[];
}

/** Scenario tables by kind of value. */
const kinds = {
  cards: { caption: scenarios.cards, value: scenarios.card, field: 'number', rows: facts.cardScenarios },
  phones: { caption: scenarios.phones, value: scenarios.phone, field: 'phone', rows: facts.phoneScenarios },
  amounts: {
    caption: scenarios.amounts,
    value: scenarios.amount,
    field: 'amountCents',
    rows: facts.amountScenarios,
  },
  terminals: {
    caption: scenarios.terminals,
    value: scenarios.terminal,
    field: 'terminalId',
    rows: facts.terminalScenarios,
  },
  entities: {
    caption: scenarios.entities,
    value: scenarios.entity,
    field: 'clientId',
    rows: facts.entityScenarios,
  },
  faults: { caption: scenarios.faults, value: scenarios.fault, field: 'id', rows: facts.control.faults },
  failureModes: {
    caption: scenarios.failureModes,
    value: scenarios.failureMode,
    field: 'id',
    rows: facts.control.failureModes,
  },
} satisfies Record<string, Kind>;

/** The test values of one kind: `<Scenarios of="cards" />`. */
export function Scenarios({ of }: { of: keyof typeof kinds }) {
  const { caption, value, field, rows }: Kind = kinds[of];
  const language = usePage().language.tag;
  const chosen = rows.some(({ origin }) => origin === 'chosen');
  const coded = rows.some(({ code }) => code);
  const heading = {
    words: value,
    shown: (
      <>
        {value}
        {chosen && <ChosenMark at={`scenario-${of}`} />}
      </>
    ),
  };
  const columns = [heading, scenarios.words, ...(coded ? [scenarios.code] : [])];
  return (
    <>
      <Table caption={caption} columns={columns}>
        <tbody>
          {rows.map(({ words, code, ...row }) => (
            <tr key={String(row[field])}>
              <th scope="row">
                <code>{String(row[field])}</code>
                {of === 'amounts' && <div>{formatAmount(Number(row[field]), language)}</div>}
              </th>
              <td>
                <Sentence text={words} />
              </td>
              {coded && <td>{code && <code>{code}</code>}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
      {chosen && <ChosenLegend />}
    </>
  );
}
