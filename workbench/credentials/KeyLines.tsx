import { authorizationOf } from '../context/apiCredentials.ts';
import { Copy } from '../pane/CopyButton.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './key-lines.module.css';

interface KeyLinesProps {
  bench: Bench;
  /** Also the header made of them. */
  withHeader?: boolean;
}

/** Address and keys of the sandbox in use, each to be copied. */
export function KeyLines({ bench, withHeader = false }: KeyLinesProps) {
  const { desk, words } = bench;
  const w = words.credentials;
  const { platformCode, privateKey, clientId } = desk.keys;
  const lines = [
    ['address', `${desk.origin}/api`],
    ['platformCode', platformCode],
    ['privateKey', privateKey],
    ['clientId', clientId],
    ...(withHeader ? [['authorization', authorizationOf(desk.keys)] as const] : []),
  ] as const;
  return (
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
  );
}
