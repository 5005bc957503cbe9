import type { Clock } from '@balcao/contract/control/controlSchema.ts';
import * as z from 'zod';
import { done, problem } from '../results/toolResult.ts';
import { tool } from './tool.ts';

const duration = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/;
const secondsOf = [86_400, 3600, 60, 1];

/** Body of POST /sandbox/clock for a step such as `2d`; undefined for anything else. */
function changeOf(step: string): { advanceSeconds: number } | { to: string } | undefined {
  const parts = duration.exec(step)?.slice(1) ?? [];
  const advanceSeconds = parts.reduce((sum, part, i) => sum + Number(part ?? 0) * (secondsOf[i] ?? 0), 0);
  if (advanceSeconds > 0) return { advanceSeconds };
  if (!/^\d{4}-\d\d-\d\d/.test(step) || Number.isNaN(Date.parse(step))) return undefined;
  const moment = step.replace(/(T\d\d:\d\d)(?=(?:Z|[+-]\d\d:\d\d)$)/, '$1:00');
  return { to: moment.length > 10 ? moment : `${moment}T00:00:00` };
}

export const moveClock = tool({
  description:
    'Moves the tenant’s clock forward: what falls due on the way (expiries, retries of webhooks, settlement) has happened when it returns. Where receivers take longer than 45 seconds, it stops on the way: call it again. Without `step` it tells the time. It never moves back; resetSandbox sets it to real time.',
  input: z.object({
    step: z.string().max(40).optional().describe('Duration (2d, 1h30m, 45s), or a moment (2026-06-30T23:59)'),
  }),
  needsKeys: true,
  isReadOnly: false,
  async run({ call }, { step }) {
    const change = step === undefined ? undefined : changeOf(step.trim());
    if (step !== undefined && !change) {
      return problem(
        `"${step}" is no step of a clock.`,
        'Use a duration such as 2d, 1h30m or 45s, or a moment such as 2026-06-30T23:59:59, in Lisbon without an offset.',
      );
    }
    const called = await (change
      ? call<Clock>('POST', '/sandbox/clock', change)
      : call<Clock>('GET', '/sandbox/clock'));
    if (!called.ok) return called.refusal;
    const { now, offsetSeconds } = called.data;
    return done(`${now} (${offsetSeconds === 0 ? 'real time' : `${offsetSeconds} s ahead of real time`})`);
  },
});
