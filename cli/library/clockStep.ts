import { inspect } from 'node:util';
import { isDate } from 'node:util/types';
import { type OptionRule, requireKnown, WrongCall } from './libraryErrors.ts';
import type { ClockStep } from './types.ts';

const seconds = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** Whether a text is an existing day or a time on one. `Date` would read 30 February as 2 March. */
export function isMoment(text: string): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  return new Date(day).toISOString().startsWith(day);
}

const moment: OptionRule = {
  takes: 'a date, or a text such as 2026-02-01T12:00:00Z',
  fits: (value) =>
    value instanceof Date ? !Number.isNaN(value.getTime()) : typeof value === 'string' && isMoment(value),
};
const duration: OptionRule = { takes: 'a number', fits: Number.isFinite };
const durations = Object.fromEntries(Object.keys(seconds).map((unit) => [unit, duration]));

/** Body of POST /sandbox/clock for a clock step. @throws WrongCall for an invalid step or unit */
export function clockChangeOf(step: ClockStep): { to: string } | { advanceSeconds: number } {
  const isTo = isDate(step) || (typeof step === 'object' && step !== null && 'to' in step);
  requireKnown('advance', step, isTo ? { to: moment } : durations);
  if ('to' in step) return { to: new Date(step.to).toISOString().replace(/\.\d+Z$/, '+00:00') };
  const parts = Object.entries(seconds).map(([unit, each]) => (step[unit as keyof typeof seconds] ?? 0) * each);
  const advanceSeconds = parts.reduce((sum, part) => sum + part, 0);
  if (advanceSeconds <= 0) throw new WrongCall(`advance got ${inspect(step)}; the clock moves forward alone.`);
  return { advanceSeconds };
}
