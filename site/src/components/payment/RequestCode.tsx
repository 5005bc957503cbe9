import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { codeHtml } from '@balcao/ui/code-block/codeHtml.ts';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { printedCredentials } from '@balcao/workbench/core/typedCredentials.ts';
import type { RequestProps } from '@balcao/workbench/panels/payment/PaymentPanel.tsx';
import { provider } from '../../../../provider.config.ts';
import { samplesIn } from '../forms/codeSamples.ts';
import styles from './payment.module.css';

export function RequestCode({ panel, method, body }: RequestProps) {
  const { mode, keys, words } = panel;
  const { destination, exchange, create } = words.shared;
  const origin = mode.kind === 'live' ? mode.origin : provider.sandbox;
  const { path } = method.create(body);
  const codes = samplesIn(
    {
      operation: method.operation,
      method: 'POST',
      base: '/api',
      path: path.slice('/api'.length),
      query: [],
      auth: 'platform-and-entity',
      credentials: printedCredentials(origin, keys, destination.placeholders),
      body,
    },
    `${origin}/api`,
  );
  return (
    <div className={styles.code}>
      <RadioPanels
        kind="language"
        label={create.language}
        choices={codes.map(({ id, label, code }) => ({
          id,
          label,
          panel: <CodeBlock bare html={codeHtml(code)} label={`${create.inCode}, ${label}`} texts={exchange.code} />,
        }))}
      />
    </div>
  );
}
