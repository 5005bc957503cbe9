import { formatAmount } from '@balcao/text/money.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { scenarios } from '@words/guide.ts';
import { useLanguage } from '../useLanguage.ts';
import { ChosenLegend } from './ChosenLegend.tsx';
import { ChosenMark } from './ChosenMark.tsx';

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
}

/** Scenario tables by kind of value. */
const kinds = {
  cards: { caption: scenarios.cards, value: scenarios.card, field: 'number' },
  phones: { caption: scenarios.phones, value: scenarios.phone, field: 'phone' },
  amounts: { caption: scenarios.amounts, value: scenarios.amount, field: 'amountCents' },
  terminals: { caption: scenarios.terminals, value: scenarios.terminal, field: 'terminalId' },
  entities: { caption: scenarios.entities, value: scenarios.entity, field: 'clientId' },
  faults: { caption: scenarios.faults, value: scenarios.fault, field: 'id' },
  failureModes: { caption: scenarios.failureModes, value: scenarios.failureMode, field: 'id' },
} satisfies Record<string, Kind>;

interface ScenariosProps {
  of: keyof typeof kinds;
  /** Rows of the contract, added at build time (plugins/dataImports.ts). */
  data: readonly Scenario[];
}

/** The test values of one kind: `<Scenarios of="cards" />`. */
export function Scenarios({ of, data }: ScenariosProps) {
  const { caption, value, field } = kinds[of];
  const language = useLanguage();
  const chosen = data.some(({ origin }) => origin === 'chosen');
  const coded = data.some(({ code }) => code);
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
          {data.map(({ words, code, ...row }) => (
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
