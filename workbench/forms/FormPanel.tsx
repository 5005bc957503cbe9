import { use, useState } from 'react';
import { seededKeys } from '../context/apiCredentials.ts';
import { useKeyring } from '../context/keyring.ts';
import { askAs } from '../context/runnerContext.ts';
import { loadFacts } from '../facts/load.ts';
import { ModeBar } from '../multibanco/ModeBar.tsx';
import { recordedExchange } from '../multibanco/recording.ts';
import frame from '../panel/frame.module.css';
import { SandboxLine } from '../play/SandboxLine.tsx';
import { useSandbox } from '../useSandbox.ts';
import { loadBenchWords } from '../words/panes/load.ts';
import { FormBody, type FormBodyProps } from './FormBody.tsx';
import type { FormPanelProps } from './panelProps.ts';
import { useForm } from './useForm.ts';

/**
 * A form for one call: it writes the request as it is typed, sends it to the reader's sandbox, and shows the answer.
 * It suspends while words and facts are fetched: mount it when the reader asks for it.
 */
export function FormPanel(props: FormPanelProps) {
  const [round, setRound] = useState(0);
  return <Panel key={round} {...props} onRestart={() => setRound(round + 1)} />;
}

function Panel({ onRestart, ...props }: FormPanelProps & { onRestart(): void }) {
  const { locale, baseUrl, form, recorded } = props;
  const words = use(loadBenchWords(locale));
  const facts = use(loadFacts(locale));
  const recording = recorded && use(recorded.recording);
  const { mode, lookAgain } = useSandbox(baseUrl);
  const state = useForm(form, facts.limits.methodLimits);
  const given = { ...props, words, seed: facts.seed, state };
  const replay = recorded && recording && (async () => recordedExchange(recording, recorded.step));
  return (
    <div className={frame.panel}>
      <ModeBar
        words={words.shared}
        locale={locale}
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
          follow={undefined}
          at={{ origin: facts.servers.sandbox, keys: seededKeys(facts.seed) }}
          ask={mode.kind === 'recording' ? replay : undefined}
        />
      )}
    </div>
  );
}

interface LiveFormProps extends Omit<FormBodyProps, 'at' | 'ask'> {
  seed: Parameters<typeof seededKeys>[0];
  origin: string;
  onReset(): void;
}

/** The same at a sandbox; what is typed stays when the reader goes to another one. */
function LiveForm({ seed, origin, onReset, ...given }: LiveFormProps) {
  const keyring = useKeyring(origin, seededKeys(seed));
  const ask = askAs(origin, keyring.current, given.locale);
  return (
    <>
      <SandboxLine words={given.words} ask={ask} keyring={keyring} onReset={onReset} />
      <FormBody {...given} at={{ origin, keys: keyring.current }} ask={ask} />
    </>
  );
}
