import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import type { Bench } from '../bench/bench.ts';
import { Card } from '../bench/Card.tsx';
import { Copy } from '../bench/Copy.tsx';
import { authorizationOf } from '../desk/keys.ts';
import styles from './key-table.module.css';

/** Address and keys, each to be copied, and all of them as the settings of a program. */
export function KeyTable({ bench }: { bench: Bench }) {
  const { desk, words } = bench;
  const w = words.credentials;
  const { keys, origin } = desk;
  const lines = [
    ['address', `${origin}/api`],
    ['platformCode', keys.platformCode],
    ['privateKey', keys.privateKey],
    ['clientId', keys.clientId],
    ['authorization', authorizationOf(keys)],
  ] as const;
  const settings = [
    `BASE_URL=${origin}/api`,
    `PLATFORM_CODE=${keys.platformCode}`,
    `PRIVATE_KEY=${keys.privateKey}`,
    `CLIENT_ID=${keys.clientId}`,
  ].join('\n');
  return (
    <Card title={w.keys} text={w.keysText}>
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{w.fields[name]}</dt>
            <dd>
              <code>{value}</code>
              <Copy text={value} label={w.copy(w.fields[name])} copied={words.shared.exchange.code.copied} />
            </dd>
          </div>
        ))}
      </dl>
      <CodeBlock title=".env" label=".env" text={settings} wrap texts={words.shared.exchange.code} />
    </Card>
  );
}
