import type { WireRequest, WireResponse } from '@balcao/ui/behaviour/sendRequest.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type HistoryEntry, historyOf } from './CallHistory.tsx';
import { type CarriedValue, carriedValues } from './carry/carriedValues.ts';
import { useOwnValues } from './carry/useOwnValues.ts';
import type { CausedDelivery, CompletedCall, ConsoleServer, ConsoleSetting, Scenario } from './consoleSetting.ts';
import { parseJson } from './draft/parseJson.ts';
import { withFill } from './draft/requestDraft.ts';
import type { ConsoleOperation } from './operation/consoleOperation.ts';
import { isCallFailure, type Outcome, sendCall } from './send/sendCall.ts';
import { requestParts, wireRequest } from './send/wireRequest.ts';
import { type SessionList, sessionList } from './sessionList.ts';
import { useDraft } from './useDraft.ts';

/** Sends one call at a time. Unmounting the console aborts it. */
function useSending() {
  const [isSending, setSending] = useState(false);
  const leaving = useRef<AbortController | undefined>(undefined);
  const stop = useCallback(() => leaving.current?.abort(), []);
  useEffect(() => () => stop(), [stop]);

  return {
    isSending,
    stop,
    async send(request: WireRequest) {
      if (leaving.current) return undefined;
      leaving.current = new AbortController();
      setSending(true);
      const outcome = await sendCall(request, leaving.current.signal);
      leaving.current = undefined;
      setSending(false);
      return outcome;
    },
  };
}

function useSessionList<T>({ subscribe, read }: SessionList<T>): readonly T[] {
  return useSyncExternalStore(subscribe, read, read);
}

function useDeliveries(
  watch: ConsoleSetting['watchDeliveries'],
  done: CompletedCall | undefined,
): readonly CausedDelivery[] | undefined {
  const [found, setFound] = useState<{ of: CompletedCall; deliveries: readonly CausedDelivery[] }>();
  useEffect(() => {
    if (!done) return;
    const stop = watch(done, (deliveries) => setFound({ of: done, deliveries }));
    if (stop) setFound({ of: done, deliveries: [] });
    return stop;
  }, [watch, done]);
  return found && found.of === done ? found.deliveries : undefined;
}

const mostCarried = 24;

const carriedList = (storageName: string): SessionList<CarriedValue> =>
  sessionList(
    `${storageName}.carried`,
    mostCarried,
    (one, other) => one.kind === other.kind && one.value === other.value,
  );

/** Outcome shown below the form: that of a new call, or of one from the history. */
interface ShownOutcome {
  outcome: Outcome;
  done?: CompletedCall;
}

export function useConsole(setting: ConsoleSetting, operation: ConsoleOperation, server: ConsoleServer) {
  const { document, texts, storageName, carryRules, watchDeliveries, credentials } = setting;
  const drafting = useDraft(document, operation, setting.knownValues, setting.fill);
  const { isSending, send: transmit, stop } = useSending();
  const history = useMemo(() => historyOf(storageName, operation.id), [storageName, operation.id]);
  const values = useMemo(() => carriedList(storageName), [storageName]);
  const past = useSessionList(history);
  const carried = useSessionList(values);
  const [shown, setShown] = useState<ShownOutcome>();
  const [hint, setHint] = useState<Scenario>();
  const [said, say] = useState('');
  const deliveries = useDeliveries(watchDeliveries, shown?.done);
  const newest = deliveries?.at(-1)?.name;
  useEffect(() => {
    if (newest) say(texts.deliveries.arrived(newest));
  }, [newest, texts]);
  const own = useOwnValues({ setting, operation, server, change: drafting.change });
  const call = requestParts(operation, drafting.draft, server.url);
  const { codeUrl = server.url } = server;
  const sample = {
    server: { ...server, url: codeUrl },
    call: requestParts(operation, drafting.draft, codeUrl),
  };

  const keep = (answer: WireResponse): CompletedCall => {
    const read = parseJson(answer.text);
    const body = read.kind === 'value' ? read.value : undefined;
    const schema = operation.responses[answer.status];
    if (schema) values.add(carriedValues(document, carryRules, schema, body, operation.summary));
    say(texts.answer.arrived(answer.status, answer.ms));
    return { server, credentials, call, body };
  };
  const send = async () => {
    say(texts.send.sending);
    const outcome = await transmit(wireRequest(document, call, credentials));
    if (!outcome) return;
    history.add([{ at: Date.now(), server: server.name, draft: drafting.draft, outcome }]);
    if (!isCallFailure(outcome)) return setShown({ outcome, done: keep(outcome) });
    setShown({ outcome });
    say(texts.failures[outcome.failure].title);
  };
  const fill = (scenario: Scenario) => {
    drafting.change(withFill(drafting.draft, scenario.fill));
    setHint(scenario.hint ? scenario : undefined);
    say(texts.scenarios.filled(scenario.label.replaceAll('`', '')));
  };
  const reopen = ({ draft, outcome }: HistoryEntry) => {
    drafting.change(draft);
    setShown({ outcome });
    say(
      isCallFailure(outcome) ? texts.failures[outcome.failure].title : texts.answer.arrived(outcome.status, outcome.ms),
    );
  };
  return {
    drafting,
    call,
    sample,
    isSending,
    send,
    stop,
    outcome: shown?.outcome,
    deliveries,
    past,
    carried,
    own,
    hint: hint?.hint,
    said,
    fill,
    reopen,
  };
}
