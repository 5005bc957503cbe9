import type { Delivery } from '@balcao/contract/control/schema.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import type { PaneProps } from '../../parts/pane/workbenchContext.ts';
import { SignatureDebugger } from './SignatureDebugger.tsx';
import { pastedFrom } from './sampleMistakes.ts';

/** Diagnoses a signature that a receiver refused; the location may name its delivery. */
export function SignaturePane({ workbench, params: [id] }: PaneProps) {
  const { context, words } = workbench;
  const deliveries = useLiveData<Delivery[]>(context, '/sandbox/deliveries?limit=500', ['delivery']);
  return (
    <Pane title={words.debugger.title} lead={words.debugger.lead}>
      <LoadedContent live={deliveries} words={words.reading}>
        {(all) => (
          <SignatureDebugger
            key={id}
            workbench={workbench}
            deliveries={all}
            first={pastedFrom(
              all.find((each) => each.id === id),
              context.keys.privateKey,
            )}
          />
        )}
      </LoadedContent>
    </Pane>
  );
}
