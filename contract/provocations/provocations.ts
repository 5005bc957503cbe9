import type { RestError, RestProvocation } from '../errors/errorRow.ts';
import { type SandboxCode, sandboxErrors } from '../errors/s00100-s00104.sandbox.ts';
import { type ErrorCode, errors } from '../errors.ts';
import { cardScenarios } from '../scenarios/cards.ts';
import { phoneScenarios } from '../scenarios/phones.ts';

/** Provocation with the status of its call, or with a test card or phone number, which may have to be saved. */
export type FoundProvocation =
  | (Extract<RestProvocation, { by: 'call' }> & { status: number })
  | { by: 'phone'; phone: string; saved?: true }
  | { by: 'card'; number: string }
  | Exclude<RestProvocation, { by: 'call' | 'scenario' }>;

function found(code: string, { status, provocation }: RestError): FoundProvocation {
  if (provocation.by === 'call') {
    const { by, call, before } = provocation;
    return { by, call, status, ...(before && { before }) };
  }
  if (provocation.by !== 'scenario') return provocation;
  const phone = phoneScenarios.find((scenario) => scenario.code === code);
  if (phone) return { by: 'phone', phone: phone.phone, ...(phone.whenSaved && { saved: true }) };
  const card = cardScenarios.find((scenario) => scenario.code === code);
  if (card) return { by: 'card', number: card.number };
  throw new Error(`No magic phone or card ends in ${code}.`);
}

export const provocations = Object.fromEntries(
  Object.entries<RestError>({ ...errors, ...sandboxErrors }).map(([code, row]) => [code, found(code, row)]),
) as Readonly<Record<ErrorCode | SandboxCode, FoundProvocation>>;
