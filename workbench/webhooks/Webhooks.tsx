import { Pane } from '../pane/Pane.tsx';
import { Shelves } from '../pane/SectionLinks.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Deliveries } from './Deliveries.tsx';
import { Subscriptions } from './Subscriptions.tsx';

/** What the sandbox told the shop, and to whom it tells what. */
export function Webhooks({ bench, place: [shelf = 'deliveries', id] }: PaneProps) {
  const w = bench.words.webhooks;
  return (
    <Pane title={w.title} lead={w.lead} opened={id !== undefined}>
      <Shelves
        bench={bench}
        label={w.title}
        open={shelf}
        shelves={[
          { id: 'deliveries', label: w.deliveries, to: ['webhooks', 'deliveries'] },
          { id: 'subscriptions', label: w.subscriptions, to: ['webhooks', 'subscriptions'] },
        ]}
      />
      {shelf === 'subscriptions' ? <Subscriptions bench={bench} /> : <Deliveries bench={bench} openId={id} />}
    </Pane>
  );
}
