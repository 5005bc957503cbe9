import { Pane } from '../pane/Pane.tsx';
import { SectionLinks } from '../pane/SectionLinks.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Deliveries } from './Deliveries.tsx';
import { Subscriptions } from './Subscriptions.tsx';

/** Deliveries and subscriptions. */
export function Webhooks({ workbench, params: [section = 'deliveries', id] }: PaneProps) {
  const w = workbench.words.webhooks;
  return (
    <Pane title={w.title} lead={w.lead} opened={id !== undefined}>
      <SectionLinks
        workbench={workbench}
        label={w.title}
        open={section}
        sections={[
          { id: 'deliveries', label: w.deliveries, to: ['webhooks', 'deliveries'] },
          { id: 'subscriptions', label: w.subscriptions, to: ['webhooks', 'subscriptions'] },
        ]}
      />
      {section === 'subscriptions' ? (
        <Subscriptions workbench={workbench} />
      ) : (
        <Deliveries workbench={workbench} openId={id} />
      )}
    </Pane>
  );
}
