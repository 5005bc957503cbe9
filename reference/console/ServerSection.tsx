import blocks from '@balcao/ui/blocks.module.css';
import { useId } from 'react';
import { CredentialsForm } from './CredentialsForm.tsx';
import styles from './console.module.css';
import type { ConsoleServer, ConsoleSetting } from './consoleSetting.ts';
import type { ConsoleOperation } from './operation/consoleOperation.ts';
import type { Credentials } from './send/credentials.ts';

interface ServerSectionProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  server: ConsoleServer;
  credentials: Credentials;
  onCredentials(next: Credentials): void;
}

/** Choice of the server, and its credentials. */
export function ServerSection({
  setting,
  operation,
  server,
  credentials,
  onCredentials,
}: ServerSectionProps) {
  const { document, texts, servers, onServer, serverControl, notice } = setting;
  const id = useId();
  return (
    <div className={styles.server}>
      <div className={blocks.row}>
        <label htmlFor={id} className={blocks.label}>
          {texts.server.label}
        </label>
        <select
          id={id}
          className={styles.select}
          value={server.id}
          aria-describedby={`${id}-url`}
          onChange={(event) => onServer(event.target.value)}
        >
          {servers.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
        <code id={`${id}-url`} className={styles.url}>
          {server.url}
        </code>
        {serverControl}
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
      {operation.security.length > 0 && (
        <CredentialsForm
          schemes={operation.security.map((name) => document.components.securitySchemes[name])}
          given={server.given}
          {...{ texts, credentials }}
          onChange={onCredentials}
        />
      )}
    </div>
  );
}
