import blocks from '@balcao/ui/blocks.module.css';
import { Select } from '@balcao/ui/field/Field.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import styles from './console.module.css';
import type { ConsoleServer, ConsoleSetting } from './consoleSetting.ts';
import type { ConsoleOperation } from './operation/consoleOperation.ts';

interface ServerSectionProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  server: ConsoleServer;
}

export function ServerSection({ setting, operation, server }: ServerSectionProps) {
  const { document, texts, servers, onServer, serverControl, notice, credentials, onCredentials } = setting;
  return (
    <div className={blocks.column}>
      <div className={blocks.ends}>
        <div className={blocks.grow}>
          <Select
            label={texts.server.label}
            hint={server.url}
            value={server.id}
            options={servers.map(({ id, name }) => ({ id, label: name }))}
            onChange={onServer}
          />
        </div>
        {serverControl && <div>{serverControl}</div>}
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
