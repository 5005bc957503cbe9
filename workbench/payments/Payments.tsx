import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { useState } from 'react';
import { useLive } from '../live/useLiveData.ts';
import { Split } from '../pane/ListDetail.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { type Filter, filtered, noFilter } from './filterPayments.ts';
import { PaymentDetail } from './PaymentDetail.tsx';
import { PaymentFilter } from './PaymentFilter.tsx';
import { PaymentList } from './PaymentList.tsx';

/** The payments of the platform, and the story of one. */
export function Payments({ bench, place: [openId] }: PaneProps) {
  const { desk, words } = bench;
  const w = words.payments;
  const [filter, setFilter] = useState<Filter>(noFilter);
  const payments = useLive<Payment[]>(desk, '/sandbox/payments?limit=200', ['payment']);
  const list = (
    <Reading live={payments} words={words.reading}>
      {(all) => (
        <PaymentList
          bench={bench}
          payments={filtered(all, filter)}
          openId={openId}
          filtered={filter !== noFilter}
          onShowAll={() => setFilter(noFilter)}
        />
      )}
    </Reading>
  );
  return (
    <Pane
      opened={openId !== undefined}
      title={w.title}
      lead={w.lead}
      tools={<PaymentFilter words={w} facts={bench.facts} filter={filter} onChange={setFilter} />}
    >
      <Split
        bench={bench}
        list={list}
        openId={openId}
        back={{ to: ['payments'], text: w.all }}
        hint={w.choose}
      >
        {openId && <PaymentDetail key={openId} bench={bench} id={openId} />}
      </Split>
    </Pane>
  );
}
