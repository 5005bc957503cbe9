import type { WorkbenchFacts } from '../facts/load.ts';
import { SearchBox } from '../pane/SearchBox.tsx';
import { Select } from '../pane/Select.tsx';
import type { PaneWords } from '../words/panes/pt.ts';
import type { PaymentCriteria } from './filterPayments.ts';

interface PaymentFilterProps {
  words: PaneWords['payments'];
  facts: WorkbenchFacts;
  filter: PaymentCriteria;
  onChange: (filter: PaymentCriteria) => void;
}

/** Filters payments by text and by state. */
export function PaymentFilter({ words, facts, filter, onChange }: PaymentFilterProps) {
  return (
    <>
      <SearchBox
        label={words.search}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select label={words.state} value={filter.state} onChange={(state) => onChange({ ...filter, state })}>
        <option value="">{words.anyState}</option>
        {facts.paymentStates.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </>
  );
}
