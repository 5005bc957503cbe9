import type { Clock } from '@balcao/contract/control/controlSchema.ts';
import { clockChangeOf, isMoment } from '../library/clockStep.ts';
import type { ClockStep } from '../library/types.ts';
import { connectionFrom } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { plainLine, print } from '../terminal/output.ts';
import { Problem } from '../terminal/problem.ts';

const duration = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/;

/** Parses a clock step: `2d`, `1h30m`, or a point in time. */
function clockStepFrom(text: string): ClockStep {
  const [, days, hours, minutes, seconds] = duration.exec(text) ?? [];
  const parts = [days, hours, minutes, seconds].map((part) => Number(part ?? 0));
  if (text && parts.some((part) => part > 0)) {
    const [d = 0, h = 0, m = 0, s = 0] = parts;
    return { days: d, hours: h, minutes: m, seconds: s };
  }
  if (isMoment(text)) return { to: text };
  const remedy = 'Use a duration such as 2d, 1h30m or 45s, or a moment such as 2026-06-30T23:59:59Z.';
  throw new Problem(`"${text}" is no step of a clock.`, remedy);
}

export async function run({ operands: [step], options, switches }: Arguments): Promise<void> {
  const change = step === undefined ? undefined : clockChangeOf(clockStepFrom(step));
  const { call } = connectionFrom(options);
  const clock = await (change ? call<Clock>('POST', '/sandbox/clock', change) : call<Clock>('GET', '/sandbox/clock'));
  if (switches.has('json')) return print(clock, switches);
  const { now, offsetSeconds } = clock;
  const ahead = offsetSeconds === 0 ? 'real time' : `${offsetSeconds} s ahead of real time`;
  console.log(plainLine(`${now} (${ahead})`));
}
