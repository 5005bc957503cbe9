import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { Field, Select } from '@balcao/ui/field/Field.tsx';
import { useState } from 'react';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { ListDetail } from '../../parts/pane/ListDetail.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { filterPayments, noCriteria, type PaymentCriteria } from './filterPayments.ts';
import { PaymentDetail } from './PaymentDetail.tsx';
import { PaymentList } from './PaymentList.tsx';

interface PaymentFilterProps {
  filter: PaymentCriteria;
  onChange: (filter: PaymentCriteria) => void;
}

function PaymentFilter({ filter, onChange }: PaymentFilterProps) {
  const { words, facts } = useWorkbench();
  const w = words.payments;
  return (
    <>
      <Field
        type="search"
        label={w.search}
        value={filter.text}
        spellCheck={false}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <Select
        label={words.shared.run.state}
        value={filter.state}
        options={[{ id: '', label: w.anyState }, ...facts.paymentStates]}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </>
  );
}

export function Payments({ params: [openId] }: PaneProps) {
  const { context, words } = useWorkbench();
  const w = words.payments;
  const [filter, setFilter] = useState<PaymentCriteria>(noCriteria);
  const payments = useLiveData<Payment[]>(context, '/sandbox/payments?limit=200', ['payment']);
  const newestId = filterPayments(payments.data ?? [], filter)[0]?.id;
  const list = (
    <LoadedContent live={payments}>
      {(all) => (
        <PaymentList
          payments={filterPayments(all, filter)}
          openId={openId ?? newestId}
          filtered={filter !== noCriteria}
          onShowAll={() => setFilter(noCriteria)}
        />
      )}
    </LoadedContent>
  );
  return (
    <Pane
      opened={openId !== undefined}
      title={words.frame.panes.payments}
      lead={w.lead}
      tools={<PaymentFilter filter={filter} onChange={setFilter} />}
    >
      <ListDetail list={list} openId={openId} newestId={newestId} back={{ to: ['payments'], text: w.all }}>
        {(id) => <PaymentDetail key={id} id={id} />}
      </ListDetail>
    </Pane>
  );
}
