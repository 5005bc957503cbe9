import { type Refusal, refuse } from '../outcome.ts';
import type { PaymentRecord } from './payment.ts';

/** Why a payment is no authorisation one can work with; what its state forbids is left to the lifecycle. */
export function refuseWithoutAuthorisation({ type, state, method }: PaymentRecord): Refusal | undefined {
  const atTerminal = state === 'authorised' && method?.type === 'TPA';
  if (atTerminal) return refuse('e00402', { detail: 'terminal_settles' });
  const made = state !== 'pending' && state !== 'pending_confirmation';
  return type === 'authorization' && made ? undefined : refuse('e00601', { detail: 'no_authorisation' });
}
