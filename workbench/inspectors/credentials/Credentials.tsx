import blocks from '@balcao/ui/blocks.module.css';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { KeyLines } from '../../parts/KeyLines.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { StateButtons } from '../../parts/StateButtons.tsx';
import { Sandboxes } from './Sandboxes.tsx';

function KeyTable() {
  const { context, words } = useWorkbench();
  const w = words.credentials;
  const { keys, origin } = context;
  const settings = [
    `BASE_URL=${origin}/api`,
    `PLATFORM_CODE=${keys.platformCode}`,
    `PRIVATE_KEY=${keys.privateKey}`,
    `CLIENT_ID=${keys.clientId}`,
  ].join('\n');
  return (
    <Card title={w.keys} text={w.keysText}>
      <KeyLines withHeader />
      <CodeBlock title=".env" label=".env" text={settings} wrap texts={words.shared.exchange.code} />
    </Card>
  );
}

export function Credentials() {
  const { context, words, showToast } = useWorkbench();
  const w = words.credentials;
  return (
    <Pane title={words.frame.panes.credentials} lead={w.lead}>
      <div className={blocks.halves}>
        <KeyTable />
        <div className={blocks.sections}>
          <Sandboxes />
          <Card title={w.state} text={w.stateText}>
            <StateButtons
              words={words}
              sendRequest={context.request}
              platformCode={context.keys.platformCode}
              reset={{ text: w.reset, busy: words.payments.working }}
              withFile
              onDone={(done) => showToast(w[done])}
            />
          </Card>
        </div>
      </div>
    </Pane>
  );
}
