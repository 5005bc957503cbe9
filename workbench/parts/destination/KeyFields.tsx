import blocks from '@balcao/ui/blocks.module.css';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type ApiCredentials, credentialNames } from '../../core/apiCredentials.ts';
import { keysIn, type PastedKeys } from '../../core/pastedKeys.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';

interface KeyFieldsProps {
  words: PaneWords['destination'];
  keys: ApiCredentials;
  /** Whether to hide the private key, because it is not just a test key. */
  secret?: boolean;
  error?: string;
  onChange(keys: ApiCredentials): void;
  /** Called if the reader pastes the response of POST /sandbox/tenants or its link into a field. */
  onPaste?(pasted: PastedKeys): void;
}

/** Fields for a platform's credentials. A pasted response or link fills in all of them. */
export function KeyFields({ words, keys, secret, error, onChange, onPaste }: KeyFieldsProps) {
  const change = (name: keyof ApiCredentials, text: string) => {
    const pasted = onPaste && keysIn(text);
    if (pasted) onPaste(pasted);
    else onChange({ ...keys, [name]: text.trim() });
  };
  return (
    <div className={blocks.column}>
      {credentialNames.map((name, place) => (
        <Field
          key={name}
          label={words[name]}
          type={secret && name === 'privateKey' ? 'password' : 'text'}
          value={keys[name]}
          hint={place === 0 && onPaste ? words.pasteHint : undefined}
          error={place === 0 ? error : undefined}
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => change(name, target.value)}
        />
      ))}
    </div>
  );
}
