import origins from '@facts/limitOrigins.json';
import { ChosenMark } from './ChosenMark.tsx';

/** Marks a limit that the sandbox chose: `pushMinutes`, `terminal.contactlessCents`. */
export function LimitMark({ of }: { of: string }) {
  const origin = origins[of];
  if (!origin) throw new Error(`The contract has no limit ${of}`);
  return origin === 'chosen' ? <ChosenMark at={`limit-${of.replaceAll('.', '-')}`} /> : null;
}
