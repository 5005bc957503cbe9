import { use } from 'react';
import { isApiCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { printedCredentials } from '../../core/typedCredentials.ts';
import { LiveSandbox, PanelFrame, usePanel } from '../../parts/PanelFrame.tsx';
import { type Recording, recordedExchange } from '../../runner/recording.ts';
import { FormBody } from './FormBody.tsx';
import type { FormPanelProps } from './panelProps.ts';
import { useForm } from './useForm.ts';

/**
 * A form for one call: previews the request, sends it to the reader's sandbox, and shows the response. Suspends while
 * texts and facts load, so it is mounted when the reader opens it.
 */
export function FormPanel(props: FormPanelProps) {
  const { locale, baseUrl, recorded } = props;
  const recording = recorded && use(recorded.recording);
  return (
    <PanelFrame {...{ locale, baseUrl }} recordedAt={recording?.clock} needs="api">
      {({ restarts }) => <PanelForm key={restarts} {...props} recording={recording} />}
    </PanelFrame>
  );
}

/** The form, whatever answers; typed values stay when the reader switches to another sandbox. */
function PanelForm({ recording, recorded, ...props }: FormPanelProps & { recording?: Recording }) {
  const { words, facts, mode } = usePanel();
  const state = useForm(props.form, facts.limits.methodLimits);
  const given = { ...props, state };
  if (mode.kind === 'live') {
    const { origin } = mode;
    return (
      <LiveSandbox origin={origin}>
        {(sendRequest, current) => {
          const keys = printedCredentials(origin, current, words.shared.destination.placeholders);
          const canSend = isApiCredentials(current);
          return (
            <FormBody {...given} target={{ origin, keys }} sendRequest={canSend ? sendRequest : undefined} />
          );
        }}
      </LiveSandbox>
    );
  }
  const replay = recorded && recording && (async () => recordedExchange(recording, recorded.step));
  return (
    <FormBody
      {...given}
      renderResult={undefined}
      target={{ origin: facts.servers.sandbox, keys: seedCredentials(facts.seed) }}
      sendRequest={mode.kind === 'recording' ? replay : undefined}
    />
  );
}
