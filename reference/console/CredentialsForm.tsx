import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { type ReactNode, useId, useState } from 'react';
import styles from './console.module.css';
import type { ConsoleTexts } from './consoleTexts.ts';
import { Disclosure } from './Disclosure.tsx';
import type { Credentials } from './send/credentials.ts';

interface CredentialsFormProps {
  schemes: readonly (Readonly<Record<string, string>> | undefined)[];
  /** Whether the credentials are pre-filled. */
  given: boolean;
  credentials: Credentials;
  texts: ConsoleTexts;
  onChange(next: Credentials): void;
}

/** The credentials of an operation; open at first where the reader must type them. */
export function CredentialsForm({ schemes, given, credentials, texts, onChange }: CredentialsFormProps) {
  const [isShown, setShown] = useState(false);
  const { user, password, values } = credentials;
  const words = texts.credentials;
  const needsUser = schemes.some((scheme) => scheme?.scheme === 'basic');
  const headers = schemes.flatMap((scheme) => (scheme?.in === 'header' ? (scheme.name ?? []) : []));
  const held = [needsUser && user, ...headers.map((name) => values[name])].filter(Boolean);
  const summary = held.length > 0 ? held.join(' · ') : words.none;
  return (
    <Disclosure open={!given} title={`${words.title}: ${summary}`}>
      <p className={blocks.hint}>{given ? words.given : words.kept}</p>
      <div className={styles.keys}>
        {needsUser && (
          <CredentialField
            label={words.user}
            value={user}
            onChange={(next) => onChange({ ...credentials, user: next })}
          />
        )}
        {needsUser && (
          <CredentialField
            label={words.password}
            value={password}
            hidden={!isShown}
            onChange={(next) => onChange({ ...credentials, password: next })}
            tool={
              <Button size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                {isShown ? words.hide : words.show}
              </Button>
            }
          />
        )}
        {headers.map((name) => (
          <CredentialField
            key={name}
            label={name}
            value={values[name] ?? ''}
            onChange={(next) => onChange({ ...credentials, values: { ...values, [name]: next } })}
          />
        ))}
      </div>
    </Disclosure>
  );
}

interface CredentialFieldProps {
  label: string;
  value: string;
  hidden?: boolean;
  tool?: ReactNode;
  onChange(value: string): void;
}

function CredentialField({ label, value, hidden, tool, onChange }: CredentialFieldProps) {
  const id = useId();
  return (
    <div className={styles.key}>
      <label htmlFor={id} className={blocks.label}>
        {label}
      </label>
      <span className={styles.keyBox}>
        <input
          id={id}
          className={styles.select}
          type={hidden ? 'password' : 'text'}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        {tool}
      </span>
    </div>
  );
}
