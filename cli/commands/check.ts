import { writeFileSync } from 'node:fs';
import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { type LiveEvent, readEventStream } from '@balcao/workbench/core/live-events/reconnectingEventStream.ts';
import { requestAs } from '@balcao/workbench/core/runnerContext.ts';
import { type CheckpointState, hasAsked, runCheck } from '@balcao/workbench/panels/go-live/runCheck.ts';
import { brokenText, resultOf, type ScenarioResult } from '@balcao/workbench/panels/go-live/scenarioResult.ts';
import { type ScenarioId, scenarioIds } from '@balcao/workbench/runner/receiverScenarios.ts';
import { liveResponder } from '@balcao/workbench/runner/responder.ts';
import { goLive as words } from '@balcao/workbench/words/panes/en/goLive.ts';
import type { Connection } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { junitOf } from '../terminal/junit.ts';
import { plainLine, styled } from '../terminal/output.ts';
import { exitCodes, Problem } from '../terminal/problem.ts';
import { checkCaller } from './checkCaller.ts';
import { openCheckingSandbox, placeText, unaskedText } from './checkingSandbox.ts';

function eventFeed({ url, keys }: Connection) {
  const listeners = new Set<(event: LiveEvent) => void>();
  const closing = new AbortController();
  const onEvent = (event: LiveEvent) => {
    for (const listener of listeners) listener(event);
  };
  readEventStream(url, keys, closing.signal, { onEvent, onConnection: () => undefined });
  return {
    /** @returns a function that stops listening */
    onEvent(listener: (event: LiveEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => closing.abort(),
  };
}

const looks = {
  passed: ['green', 'passed '],
  failed: ['red', 'failed '],
  skipped: ['yellow', 'skipped'],
} as const;

function tell({ id, title, outcome, reason, answers }: ScenarioResult): void {
  const [colour, word] = looks[outcome];
  console.log(`${styled(colour, word)}  ${title}`);
  if (reason) console.log(`         ${plainLine(reason)}`);
  if (outcome !== 'failed') return;
  for (const line of [words.scenarios[id].text, ...answers]) console.log(`         ${plainLine(line)}`);
}

/** Runs every situation and prints each result. @throws Problem if the check cannot start */
async function examine(sandbox: Connection, receiver: string) {
  const results: ScenarioResult[] = [];
  const feed = eventFeed(sandbox);
  const request = requestAs(sandbox.url, sandbox.keys, 'en', { [toolHeader]: 'balcao' });
  let started = performance.now();
  const onState = (id: ScenarioId, state: CheckpointState) => {
    if (state.kind === 'running') {
      started = performance.now();
      return;
    }
    const result = resultOf(id, state, (performance.now() - started) / 1000, sandbox.url);
    results.push(result);
    tell(result);
  };
  try {
    const failed = await runCheck({ request, feed }, receiver, scenarioIds, acceptedStatuses, onState);
    if (failed) throw new Problem(brokenText(failed.reply));
    const paymentIds = results.flatMap(({ paymentId = [] }) => paymentId);
    const neverAsked = paymentIds.length > 0 && !(await hasAsked(liveResponder(request), paymentIds));
    return { results, neverAsked };
  } finally {
    feed.close();
  }
}

export async function run(given: Arguments): Promise<void> {
  if (given.switches.has('caller')) return checkCaller(given);
  const {
    operands: [receiver = ''],
    options,
  } = given;
  if (!URL.canParse(receiver) || !/^https?:/.test(receiver)) {
    const remedy = 'Give the URL that you will subscribe, such as http://localhost:8080/webhook, or --caller.';
    throw new Problem(`"${receiver}" is not the URL of a receiver.`, remedy);
  }
  const sandbox = await openCheckingSandbox(options);
  try {
    console.log(`${placeText(sandbox)}\n`);
    const { results, neverAsked } = await examine(sandbox, receiver);
    const notes = neverAsked ? [unaskedText(sandbox)] : [];
    if (options.junit)
      writeFileSync(
        options.junit,
        junitOf('receiver', `Receiver ${receiver}`, results, [placeText(sandbox), ...notes]),
      );
    const passed = results.filter(({ outcome }) => outcome === 'passed').length;
    const failed = results.some(({ outcome }) => outcome === 'failed');
    const verdict = failed ? words.somePassed(passed, results.length) : `${words.allPassed}\n${words.beyond}`;
    console.log(['', verdict, ...notes].join('\n'));
    if (failed) process.exitCode = exitCodes.refused;
  } finally {
    await sandbox.close();
  }
}
