import { acceptedStatuses } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { RunnerContext } from '@balcao/workbench/core/runnerContext.ts';
import { type CheckpointState, runCheck } from '@balcao/workbench/panels/go-live/runCheck.ts';
import { brokenText, resultOf } from '@balcao/workbench/panels/go-live/scenarioResult.ts';
import { type ScenarioId, scenarioIds } from '@balcao/workbench/runner/receiverScenarios.ts';
import { goLive as words } from '@balcao/workbench/words/panes/en/goLive.ts';
import * as z from 'zod';
import { done, problem, type ToolResult } from '../results/toolResult.ts';
import { tool } from './tool.ts';

/** Time after which no situation is started, so that the tool ends within the minute that clients allow. */
const beginningMilliseconds = 30_000;
/** Time after which the tool stops waiting. */
const mostMilliseconds = 50_000;
/** Polling interval; there is no stream of live events here. */
const lookMilliseconds = 150;

/** Feed that ticks at an interval, instead of the live events that a page receives. */
const ticking: Parameters<typeof runCheck>[0]['feed'] = {
  onEvent(listener) {
    const timer = setInterval(() => listener({ kind: 'delivery', id: null }), lookMilliseconds);
    return () => clearInterval(timer);
  },
};

function deadlineIn(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), milliseconds);
  });
  return { over, cancel: () => clearTimeout(timer) };
}

function linesOf({ id, title, outcome, reason, answers }: ReturnType<typeof resultOf>): string[] {
  const told = reason ? [`  ${reason}`] : [];
  if (outcome !== 'failed') return [`${outcome.padEnd(7)}  ${title}`, ...told];
  return [`failed   ${title} (${id})`, ...told, ...answers.map((answer) => `  ${answer}`)];
}

interface Report {
  lines: string[];
  passed: number;
  failed: number;
  /** Situations that were not completed. */
  left: ScenarioId[];
}

/** Runs situations one after another while there is time. */
async function examine(
  request: RunnerContext['request'],
  receiver: string,
  chosen: readonly ScenarioId[],
  origin: string,
): Promise<Report | ToolResult> {
  const started = performance.now();
  const deadline = deadlineIn(mostMilliseconds);
  const report: Report = { lines: [], passed: 0, failed: 0, left: [...chosen] };
  const onState = (id: ScenarioId, state: CheckpointState) => {
    if (state.kind === 'running') return;
    const result = resultOf(id, state, 0, origin);
    report.lines.push(...linesOf(result));
    report[result.outcome === 'failed' ? 'failed' : 'passed'] += 1;
    report.left = report.left.filter((each) => each !== id);
  };
  try {
    for (const id of chosen) {
      if (performance.now() - started > beginningMilliseconds) break;
      const running = runCheck({ request, feed: ticking }, receiver, [id], acceptedStatuses, onState);
      const ended = await Promise.race([running, deadline.over]);
      if (ended === 'late') break;
      if (ended)
        return problem(brokenText(ended.reply), 'Receivers are subscribed at URLs that the sandbox can reach.');
    }
  } finally {
    deadline.cancel();
  }
  return report;
}

export const examineReceiver = tool({
  description:
    'Examines a receiver of webhooks before it goes live: payments, refusals, duplicates, callbacks, forged, replayed and truncated messages. Subscribes the URL meanwhile. It has to use the tenant’s private key, and to ask this sandbox about payments, if any.',
  input: z.object({
    url: z
      .url({
        protocol: /^https?$/,
        error: 'it begins with http:// or https://, such as http://localhost:8080/webhook',
      })
      .max(1000)
      .describe('URL of the receiver, as it would be subscribed'),
    scenarios: z.array(z.enum(scenarioIds)).min(1).optional().describe('Situations; all of them when left out'),
  }),
  needsKeys: true,
  isReadOnly: false,
  async run({ call, url: origin }, { url, scenarios = scenarioIds }) {
    const request: RunnerContext['request'] = async (method, path, body) => {
      const called = await call(method, path, body);
      const sent = { method, path, headers: {}, body };
      if (called.ok) return { ...sent, reply: { status: called.status, body: { data: called.data }, ms: 0 } };
      if (called.status === 0) return { ...sent, reply: { networkFailure: 'unreachable' } };
      const error = { msg: called.refusal.text };
      return { ...sent, reply: { status: called.status, body: { error }, ms: 0 } };
    };
    const report = await examine(request, url, [...new Set(scenarios)], origin);
    if ('text' in report) return report;
    const { lines, passed, failed, left } = report;
    const rest = left.length > 0 ? [`There was no time for: ${left.join(', ')}. Ask for them in \`scenarios\`.`] : [];
    const whole = failed === 0 && left.length === 0 && scenarios.length === scenarioIds.length;
    const verdict = whole ? `${words.allPassed} ${words.beyond}` : words.somePassed(passed, passed + failed);
    const text = [...lines, '', verdict, ...rest].join('\n');
    return failed > 0
      ? problem(
          text,
          'search_documentation for "verify signature" and "respond to webhooks" says how a receiver should answer.',
        )
      : done(text);
  },
});
