import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { useState } from 'react';
import type { ConsoleTexts } from './consoleTexts.ts';
import type { Credentials } from './send/wireRequest.ts';

interface CredentialsFormProps {
  schemes: readonly (Readonly<Record<string, string>> | undefined)[];
  given: boolean;
  credentials: Credentials;
  texts: ConsoleTexts;
  onChange(next: Credentials): void;
}

/** Keeps the browser from changing a typed key. */
const typed = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false };

/** Credentials for an operation. The form is initially open if the reader must type them. */
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
      <div className={blocks.fields}>
        {needsUser && (
          <Field
            {...typed}
            label={words.user}
            value={user}
            onChange={({ target }) => onChange({ ...credentials, user: target.value })}
          />
        )}
        {needsUser && (
          <Field
            {...typed}
            label={words.password}
            value={password}
            type={isShown ? 'text' : 'password'}
            onChange={({ target }) => onChange({ ...credentials, password: target.value })}
          />
        )}
        {headers.map((name) => (
          <Field
            key={name}
            {...typed}
            label={name}
            value={values[name] ?? ''}
            onChange={({ target }) => onChange({ ...credentials, values: { ...values, [name]: target.value } })}
          />
        ))}
      </div>
      {needsUser && (
        <div>
          <Button size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.hide : words.show}
          </Button>
        </div>
      )}
    </Disclosure>
  );
}
