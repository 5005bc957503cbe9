import { formatAmount } from '@balcao/text/money.ts';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { scenarios } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { facts } from '../../facts/facts.ts';
import { ChosenMark } from './ChosenMark.tsx';
import { type Column, RowTable } from './RowTable.tsx';

/** Scenario in the contract: its outcome, its error code, and the field with the value. */
interface Scenario {
  readonly words: string;
  readonly code?: string;
  /** Unset for scenarios that only the sandbox has: faults, failure modes. */
  readonly origin?: string;
  readonly [field: string]: unknown;
}

/** Table: caption, heading of the value, its field in the contract, and rows. */
type Kind = readonly [caption: string, value: string, field: string, rows: readonly Scenario[]];

const kinds = {
  cards: [scenarios.cards, scenarios.card, 'number', facts.cardScenarios],
  phones: [scenarios.phones, scenarios.phone, 'phone', facts.phoneScenarios],
  amounts: [scenarios.amounts, scenarios.amount, 'amountCents', facts.amountScenarios],
  terminals: [scenarios.terminals, scenarios.terminal, 'terminalId', facts.terminalScenarios],
  entities: [scenarios.entities, scenarios.entity, 'clientId', facts.entityScenarios],
  faults: [scenarios.faults, scenarios.fault, 'id', facts.control.faults],
  failureModes: [scenarios.failureModes, scenarios.failureMode, 'id', facts.control.failureModes],
} satisfies Record<string, Kind>;

/** Test values of one kind: `<Scenarios of="cards" />`. */
export function Scenarios({ of }: { of: keyof typeof kinds }) {
  const [caption, value, field, rows]: Kind = kinds[of];
  const language = usePage().language.tag;
  const isMarked = rows.some(({ origin }) => origin === 'chosen');
  const heading = {
    words: value,
    shown: (
      <>
        {value}
        {isMarked && <ChosenMark at={`scenario-${of}`} />}
      </>
    ),
  };
  const shown = (row: Scenario) => (
    <>
      <code>{String(row[field])}</code>
      {of === 'amounts' && <div>{formatAmount(Number(row[field]), language)}</div>}
    </>
  );
  const code: Column<Scenario> = [scenarios.code, (row) => row.code && <code>{row.code}</code>];
  return (
    <RowTable
      caption={caption}
      rows={rows}
      columns={[
        [heading, shown],
        [scenarios.words, ({ words }) => <Sentence text={words} />],
        ...(rows.some((row) => row.code) ? [code] : []),
      ]}
      isMarked={isMarked}
    />
  );
}
