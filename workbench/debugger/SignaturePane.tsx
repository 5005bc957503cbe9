import type { Delivery } from '@balcao/contract/control/schema.ts';
import { useLive } from '../live/useLiveData.ts';
import { Reading } from '../pane/LoadedContent.tsx';
import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Debugger } from './SignatureDebugger.tsx';
import { pastedFrom } from './sampleMistakes.ts';

/** Takes a signature apart that a receiver refused; the address may name the delivery it came with. */
export function SignaturePane({ bench, place: [id] }: PaneProps) {
  const { desk, words } = bench;
  const deliveries = useLive<Delivery[]>(desk, '/sandbox/deliveries?limit=500', ['delivery']);
  return (
    <Pane title={words.debugger.title} lead={words.debugger.lead}>
      <Reading live={deliveries} words={words.reading}>
        {(all) => (
          <Debugger
            key={id}
            bench={bench}
            deliveries={all}
            first={pastedFrom(
              all.find((each) => each.id === id),
              desk.keys.privateKey,
            )}
          />
        )}
      </Reading>
    </Pane>
  );
}
