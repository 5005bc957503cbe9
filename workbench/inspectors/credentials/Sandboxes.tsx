import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { useState } from 'react';
import { isApiCredentials, noCredentials } from '../../core/apiCredentials.ts';
import { dataOf, succeeded } from '../../core/exchange.ts';
import { sandboxKeysOf } from '../../core/keyring.ts';
import { checkKeys, type PastedKeys } from '../../core/pastedKeys.ts';
import { KeyFields } from '../../parts/destination/KeyFields.tsx';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';

export function Sandboxes() {
  const { words, keyring, showToast } = useWorkbench();
  const w = words.credentials;
  const { sandboxes, current } = keyring;
  return (
    <Card title={w.sandboxes} text={w.sandboxesText}>
      <FramedList label={w.sandboxes}>
        {sandboxes.map(({ platformCode, seed }, position) => (
          <li key={platformCode} className={blocks.item}>
            <span>
              <strong>{position === 0 ? w.shared : (seed ?? w.private)}</strong>{' '}
              <code className={blocks.code}>{platformCode}</code>
            </span>
            {platformCode === current.platformCode ? (
              <Badge tone="confirmed">{w.inUse}</Badge>
            ) : (
              <span className={blocks.row}>
                <Button
                  size="small"
                  aria-label={`${w.use} ${platformCode}`}
                  onClick={() => {
                    keyring.use(platformCode);
                    showToast(w.using(platformCode));
                  }}
                >
                  {w.use}
                </Button>
                {position > 0 && (
                  <Button
                    size="small"
                    kind="quiet"
                    aria-label={`${w.forget} ${platformCode}`}
                    onClick={() => keyring.forget(platformCode)}
                  >
                    {w.forget}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </FramedList>
      <NewSandbox />
      <KnownSandbox />
    </Card>
  );
}

/** Form for the keys of an existing sandbox, such as one that a test opened through the API. */
function KnownSandbox() {
  const { context, words, keyring, showToast } = useWorkbench();
  const w = words.destination;
  const [{ keys, origin }, setPasted] = useState<PastedKeys>({ keys: noCredentials });
  const [problem, setProblem] = useState<string>();
  const submit = async () => {
    if (!isApiCredentials(keys)) return setProblem(w.problem.keys);
    const outcome = await checkKeys(context.origin, keys);
    const isForeign = origin !== undefined && origin !== context.origin;
    if (outcome === 'refused') return setProblem(isForeign ? w.problem.foreign(origin) : w.problem.refused);
    if (outcome === 'unreachable') return setProblem(words.reading.networkFailure.unreachable);
    setPasted({ keys: noCredentials });
    keyring.add(keys);
    showToast(words.credentials.using(keys.platformCode));
  };
  const change = (pasted: PastedKeys) => {
    setProblem(undefined);
    setPasted(pasted);
  };
  return (
    <Form className={`${blocks.form} ${blocks.below}`} onSubmit={submit}>
      <p className={blocks.hint}>
        <strong>{w.join}</strong> {w.joinText}
      </p>
      <KeyFields words={w} keys={keys} error={problem} onChange={(typed) => change({ keys: typed })} onPaste={change} />
      <Button type="submit">{w.joinSubmit}</Button>
    </Form>
  );
}

function NewSandbox() {
  const { context, words, keyring, showToast } = useWorkbench();
  const w = words.credentials;
  const [seed, setSeed] = useState('');
  const { run, busy, failure } = useAction();
  const submit = async () => {
    const body = seed.trim() === '' ? {} : { seed: seed.trim() };
    const done = await run('create', () => context.request('POST', '/sandbox/tenants', body));
    if (!done || !succeeded(done)) return;
    const sandbox = sandboxKeysOf(dataOf(done.reply) as Tenant);
    keyring.add(sandbox);
    showToast(w.opened(sandbox.platformCode));
  };
  return (
    <Form className={`${blocks.form} ${blocks.below}`} onSubmit={submit}>
      <Field
        label={w.seed}
        hint={w.seedHint}
        value={seed}
        maxLength={100}
        onChange={(event) => setSeed(event.target.value)}
      />
      <Button type="submit" kind="primary" off={busy}>
        {busy ? words.payments.working : w.create}
      </Button>
      <ActionFailure words={words} failure={failure} />
    </Form>
  );
}
