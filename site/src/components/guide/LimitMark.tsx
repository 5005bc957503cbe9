import origins from '@facts/limitOrigins.json';
import { ChosenMark } from './ChosenMark.tsx';

/** Whether the sandbox chose a limit. */
export function isChosenLimit(of: string | undefined): boolean {
  return of !== undefined && origins[of] === 'chosen';
}

/** Marks a limit that the sandbox chose: `pushMinutes`, `terminal.contactlessCents`. */
export function LimitMark({ of }: { of: string }) {
  if (!origins[of]) throw new Error(`The contract has no limit ${of}`);
  return isChosenLimit(of) ? <ChosenMark at={`limit-${of.replaceAll('.', '-')}`} /> : null;
}
