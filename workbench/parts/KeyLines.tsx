import blocks from '@balcao/ui/blocks.module.css';
import { CopyButton } from '@balcao/ui/code-block/CopyButton.tsx';
import { authorizationOf } from '../core/apiCredentials.ts';
import styles from './key-lines.module.css';
import { useWorkbench } from './pane/workbenchContext.ts';

interface KeyLinesProps {
  /** Whether to add the Authorization header with these credentials. */
  withHeader?: boolean;
}

export function KeyLines({ withHeader = false }: KeyLinesProps) {
  const { context, words } = useWorkbench();
  const w = words.credentials;
  const { platformCode, privateKey, clientId } = context.keys;
  const lines = [
    ['address', `${context.origin}/api`],
    ['platformCode', platformCode],
    ['privateKey', privateKey],
    ['clientId', clientId],
    ...(withHeader ? [['authorization', authorizationOf(context.keys)] as const] : []),
  ] as const;
  return (
    <dl className={`${blocks.pairs} ${blocks.divided} ${styles.lines}`}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{w.fields[name]}</dt>
          <dd data-code="">
            <code className={blocks.code}>{value}</code>
            <CopyButton texts={{ copy: w.copy(w.fields[name]), copied: words.shared.exchange.code.copied }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
