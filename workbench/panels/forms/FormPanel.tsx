import { use, useState } from 'react';
import { isApiCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { useKeyring } from '../../core/keyring.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { useSandbox } from '../../core/sandboxMode.ts';
import { printedCredentials } from '../../core/typedCredentials.ts';
import { loadFacts } from '../../facts/load.ts';
import frame from '../../parts/frame.module.css';
import { ModeBar } from '../../parts/ModeBar.tsx';
import { SandboxLine } from '../../parts/SandboxLine.tsx';
import { recordedExchange } from '../../runner/recording.ts';
import { loadPaneWords } from '../../words/panes/load.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import type { FormPanelProps } from './panelProps.ts';
import { useForm } from './useForm.ts';

/**
 * A form for one call: previews the request, sends it to the reader's sandbox, and shows the response. Suspends while
 * texts and facts load, so it is mounted when the reader opens it.
 */
export function FormPanel(props: FormPanelProps) {
  const [resets, setResets] = useState(0);
  return <FormPanelState key={resets} {...props} onRestart={() => setResets(resets + 1)} />;
}

function FormPanelState({ onRestart, ...props }: FormPanelProps & { onRestart(): void }) {
  const { locale, baseUrl, form, recorded } = props;
  const words = use(loadPaneWords(locale));
  const facts = use(loadFacts(locale));
  const recording = recorded && use(recorded.recording);
  const { mode, lookAgain } = useSandbox(baseUrl, 'api');
  const state = useForm(form, facts.limits.methodLimits);
  const given = { ...props, words, seed: facts.seed, state };
  const replay = recorded && recording && (async () => recordedExchange(recording, recorded.step));
  return (
    <div className={frame.panel}>
      <ModeBar
        words={words.shared}
        locale={locale}
        baseUrl={baseUrl}
        mode={mode}
        recordedAt={recording?.clock}
        onRestart={onRestart}
        onLookAgain={lookAgain}
      />
      {mode.kind === 'live' ? (
        <LiveForm {...given} origin={mode.origin} onReset={onRestart} />
      ) : (
        <FormBody
          {...given}
          renderResult={undefined}
          target={{ origin: facts.servers.sandbox, keys: seedCredentials(facts.seed) }}
          sendRequest={mode.kind === 'recording' ? replay : undefined}
        />
      )}
    </div>
  );
}

interface LiveFormProps extends Omit<FormBodyProps, 'target' | 'sendRequest'> {
  seed: Parameters<typeof seedCredentials>[0];
  origin: string;
  onReset(): void;
}

/** The same with a sandbox; typed values stay when the reader switches to another sandbox. */
function LiveForm({ seed, origin, onReset, ...given }: LiveFormProps) {
  const keyring = useKeyring(origin, seedCredentials(seed));
  const { words, locale } = given;
  const { current } = keyring;
  const sendRequest = requestAs(origin, current, locale);
  const keys = printedCredentials(origin, current, words.shared.destination.placeholders);
  return (
    <>
      <SandboxLine words={words} sendRequest={sendRequest} keyring={keyring} onReset={onReset} />
      <FormBody
        {...given}
        target={{ origin, keys }}
        sendRequest={isApiCredentials(current) ? sendRequest : undefined}
      />
    </>
  );
}
