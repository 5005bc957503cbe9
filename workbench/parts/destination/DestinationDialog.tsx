import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Dialog } from '@balcao/ui/dialog/Dialog.tsx';
import { Field, Select } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { type ReactNode, use, useEffect, useId, useState } from 'react';
import { provider } from '../../../provider.config.ts';
import { type ApiCredentials, noCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { chosenDestination, type DestinationKind, destinationKinds, originIn } from '../../core/destination.ts';
import { type SiteOrigins, siteOrigins } from '../../core/findSandbox.ts';
import { useKeyring } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import type { PastedKeys } from '../../core/pastedKeys.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { loadPaneWords } from '../../words/panes/loadPaneWords.ts';
import type { PaneWords } from '../../words/panes/paneWords.ts';
import { applyChoice, type ChoiceProblem, type DestinationDraft } from './applyChoice.ts';
import styles from './destination.module.css';
import { KeyFields } from './KeyFields.tsx';
import { placeOf } from './ModeMark.tsx';

interface DestinationDialogProps {
  locale: Locale;
  baseUrl: string;
  open: boolean;
  onClose(): void;
}

const kinds = Object.keys(destinationKinds) as DestinationKind[];

function firstDraft(): DestinationDraft {
  const destination = chosenDestination();
  const url = destination.kind === 'url' ? destination.origin : '';
  return { kind: destination.kind, url };
}

export function DestinationDialog({ locale, baseUrl, open, onClose }: DestinationDialogProps) {
  const words = use(loadPaneWords(locale));
  const shared = seedCredentials(use(loadFacts(locale)).seed);
  const w = words.destination;
  const [draft, setDraft] = useState(firstDraft);
  const [problem, setProblem] = useState<ChoiceProblem>();
  const [isChecking, setChecking] = useState(false);
  const [named, setNamed] = useState<SiteOrigins>({});
  const form = useId();
  useEffect(() => {
    void siteOrigins(baseUrl).then(setNamed);
  }, [baseUrl]);

  const change = (next: Partial<DestinationDraft>) => {
    setProblem(undefined);
    setDraft((before) => ({ ...before, ...next }));
  };
  const submit = async () => {
    if (isChecking) return;
    setChecking(true);
    const found = await applyChoice(draft, baseUrl);
    setChecking(false);
    setProblem(found);
    if (!found) onClose();
  };
  const { local, tab } = named;
  const origins = {
    local,
    tab,
    url: originIn(draft.url),
    testing: provider.servers.testing,
    replay: undefined,
  };
  // If no server runs a sandbox for the site, the local sandbox is that of the tab.
  const offered = kinds.filter((kind) => kind !== 'tab' || (tab !== undefined && tab !== local));
  return (
    <Dialog
      title={words.shared.destination.label}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{w.cancel}</Button>
          <Button kind="primary" type="submit" form={form} off={isChecking}>
            {isChecking ? w.checking : w.use}
          </Button>
        </>
      }
    >
      <p className={blocks.hint}>{w.lead}</p>
      <Form id={form} onSubmit={submit}>
        <fieldset className={blocks.bare}>
          <legend className={blocks.unseen}>{w.where}</legend>
          {offered.map((kind) => (
            <KindChoice
              key={kind}
              words={words}
              kind={kind}
              chosen={draft.kind === kind}
              origin={kind === 'local' ? local : undefined}
              onChoose={() => change({ kind, platformCode: undefined, keys: undefined })}
            >
              {kind === 'url' && (
                <Field
                  label={w.url}
                  hint={w.urlHint}
                  error={problem === 'url' ? w.problem.url : undefined}
                  type="url"
                  value={draft.url}
                  spellCheck={false}
                  onChange={({ target }) => change({ url: target.value })}
                />
              )}
              <CredentialsChoice
                words={w}
                shared={shared}
                origin={origins[kind]}
                {...{ draft, problem }}
                onChange={change}
              />
            </KindChoice>
          ))}
        </fieldset>
        <p className={blocks.failed} role="alert">
          {(problem === 'silent' || problem === 'noTab' || problem === 'refused') && w.problem[problem]}
        </p>
      </Form>
    </Dialog>
  );
}

interface KindChoiceProps {
  words: PaneWords;
  kind: DestinationKind;
  chosen: boolean;
  origin?: string;
  onChoose(): void;
  children: ReactNode;
}

function KindChoice({ words, kind, chosen, origin, onChoose, children }: KindChoiceProps) {
  const id = useId();
  return (
    <div className={styles.kind} data-chosen={chosen || undefined}>
      <label className={blocks.check}>
        <input
          type="radio"
          name="destination"
          value={kind}
          checked={chosen}
          aria-describedby={id}
          onChange={onChoose}
        />
        <strong>{words.shared.destination.kinds[kind]}</strong>
      </label>
      <p id={id} className={`${blocks.hint} ${styles.about}`}>
        {words.destination.about[kind]} {origin && <code>{placeOf(words.shared, origin)}</code>}
      </p>
      {chosen && <div className={`${blocks.column} ${styles.needs}`}>{children}</div>}
    </div>
  );
}

/** Value of the option for keys that are not stored. */
const others = 'others';

interface CredentialsChoiceProps {
  words: PaneWords['destination'];
  shared: ApiCredentials;
  origin?: string;
  draft: DestinationDraft;
  problem?: ChoiceProblem;
  onChange(next: Partial<DestinationDraft>): void;
}

function CredentialsChoice({ words, shared, origin, draft, problem, onChange }: CredentialsChoiceProps) {
  const { current, sandboxes, inTab } = useKeyring(origin, shared);
  const { kind, platformCode, keys } = draft;
  const { credentials } = destinationKinds[kind];
  const error = problem === 'keys' ? words.problem.keys : undefined;
  if (credentials === 'none') return null;
  if (credentials === 'typed') {
    return (
      <>
        <p className={`${blocks.hint} ${styles.about}`}>{words.kept}</p>
        <KeyFields
          {...{ words, error }}
          secret
          keys={keys ?? current}
          onChange={(typed) => onChange({ keys: typed })}
        />
      </>
    );
  }
  // In the reader's tab even the first sandbox is private.
  const first = inTab ? words.given : words.shared;
  const known = sandboxes.map(({ platformCode: id, seed }, place) => ({
    id,
    label: place === 0 ? first(id) : words.own(seed ?? words.private, id),
  }));
  const paste = ({ keys: pasted, origin: named }: PastedKeys) =>
    onChange({ keys: pasted, ...(kind === 'url' && named && { url: named }) });
  return (
    <>
      <Select
        label={words.credentials}
        value={keys ? others : (platformCode ?? current.platformCode)}
        options={[...known, { id: others, label: words.pasted }]}
        onChange={(code) =>
          onChange(code === others ? { keys: noCredentials } : { platformCode: code, keys: undefined })
        }
      />
      {keys && (
        <KeyFields {...{ words, error, keys }} onChange={(typed) => onChange({ keys: typed })} onPaste={paste} />
      )}
    </>
  );
}
