import type { ClockStep } from './types.ts';

const seconds = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** The body of POST /sandbox/clock for a step of the clock. */
export function clockChangeOf(step: ClockStep): { to: string } | { advanceSeconds: number } {
  if ('to' in step) return { to: new Date(step.to).toISOString().replace(/\.\d+Z$/, '+00:00') };
  const parts = Object.entries(seconds).map(
    ([unit, each]) => (step[unit as keyof typeof seconds] ?? 0) * each,
  );
  return { advanceSeconds: parts.reduce((sum, part) => sum + part, 0) };
}
