import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Card } from '../pane/Card.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import { KeyLines } from './KeyLines.tsx';

/** URL and keys, each with a copy button, and all of them as environment settings. */
export function KeyTable({ workbench }: { workbench: WorkbenchContext }) {
  const { context, words } = workbench;
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
      <KeyLines workbench={workbench} withHeader />
      <CodeBlock title=".env" label=".env" text={settings} wrap texts={words.shared.exchange.code} />
    </Card>
  );
}
