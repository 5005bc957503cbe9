import { writeFileSync } from 'node:fs';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { requestAs } from '@balcao/workbench/core/runnerContext.ts';
import { type CheckpointState, runCheck } from '@balcao/workbench/panels/go-live/runCheck.ts';
import { type ScenarioId, scenarioIds } from '@balcao/workbench/runner/receiverScenarios.ts';
import { goLive as words } from '@balcao/workbench/words/panes/en/goLive.ts';
import { type Connection, connectionFrom } from '../remote/connection.ts';
import { eventFeed } from '../remote/eventFeed.ts';
import { openServed } from '../server/openServed.ts';
import { sharedKeys } from '../server/sharedKeys.ts';
import { type Arguments, numberFrom } from '../terminal/arguments.ts';
import { styled } from '../terminal/colours.ts';
import { plainLine } from '../terminal/plain.ts';
import { exitCodes, Problem } from '../terminal/problem.ts';
import { brokenText, resultOf, type ScenarioResult } from './checkResult.ts';
import { junitOf } from './junit.ts';

/** A sandbox that a receiver is checked from. */
interface CheckingSandbox extends Connection {
  close(): Promise<void>;
}

/** The sandbox that the options or the environment name, else one of its own that ends with the check. */
async function openSandbox(options: Arguments['options']): Promise<CheckingSandbox> {
  if (options.url || process.env.BALCAO_URL)
    return { ...connectionFrom(options), close: async () => undefined };
  const port = numberFrom('port', options.port ?? '0', 0, 65_535);
  const { url, close } = await openServed({ port });
  // Its keys are those of every fresh sandbox, whatever the environment says of another.
  const { platformCode, privateKey, clientId } = sharedKeys;
  return { ...connectionFrom({ url, keys: [platformCode, privateKey, clientId].join(':') }), close };
}

const looks = {
  passed: ['green', 'passed '],
  failed: ['red', 'failed '],
  skipped: ['yellow', 'skipped'],
} as const;

function tell({ title, outcome, reason, answers }: ScenarioResult): void {
  const [colour, word] = looks[outcome];
  console.log(`${styled(colour, word)}  ${title}`);
  if (reason) console.log(`         ${plainLine(reason)}`);
  if (outcome === 'failed') for (const answer of answers) console.log(`         ${plainLine(answer)}`);
}

/** Runs every situation and tells each as it ends. @throws Problem when the check cannot begin */
async function examine(sandbox: Connection, receiver: string): Promise<ScenarioResult[]> {
  const results: ScenarioResult[] = [];
  const feed = eventFeed(sandbox);
  const request = requestAs(sandbox.url, sandbox.keys, 'en');
  let started = performance.now();
  const onState = (id: ScenarioId, state: CheckpointState) => {
    if (state.kind === 'running') {
      started = performance.now();
      return;
    }
    const result = resultOf(id, state, (performance.now() - started) / 1000);
    results.push(result);
    tell(result);
  };
  try {
    const failed = await runCheck({ request, feed }, receiver, scenarioIds, acceptedStatuses, onState);
    if (failed) throw new Problem(brokenText(failed.reply));
    return results;
  } finally {
    feed.close();
  }
}

/** Examines a receiver of webhooks: each situation that it must handle before it goes live. */
export async function run({ operands: [receiver = ''], options }: Arguments): Promise<void> {
  if (!URL.canParse(receiver) || !/^https?:/.test(receiver)) {
    const remedy = 'Give the URL that you will subscribe, such as http://localhost:8080/webhook.';
    throw new Problem(`"${receiver}" is not the URL of a receiver.`, remedy);
  }
  const sandbox = await openSandbox(options);
  try {
    const results = await examine(sandbox, receiver);
    if (options.junit) writeFileSync(options.junit, junitOf(receiver, results));
    const passed = results.filter(({ outcome }) => outcome === 'passed').length;
    const failed = results.some(({ outcome }) => outcome === 'failed');
    const verdict = failed ? words.somePassed(passed, results.length) : `${words.allPassed}\n${words.beyond}`;
    console.log(`\n${verdict}`);
    if (failed) process.exitCode = exitCodes.refused;
  } finally {
    await sandbox.close();
  }
}
