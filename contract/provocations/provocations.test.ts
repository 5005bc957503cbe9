import { describe, expect, it } from 'vitest';
import { errors } from '../errors.ts';
import type { Operation } from '../operations/operation.ts';
import { refusalsOf } from '../operations/possibleRefusals.ts';
import { operations } from '../operations.ts';
import { terminalLifecycle } from '../resources/terminals/terminalLifecycle.ts';
import { amountScenarios } from '../scenarios/amounts.ts';
import { cardScenarios } from '../scenarios/cards.ts';
import { phoneScenarios } from '../scenarios/phones.ts';
import { seed } from '../scenarios/seed.ts';
import { terminalScenarios } from '../scenarios/seededTerminals.ts';
import { fieldErrors } from '../schema/validationCodes.ts';
import type { ProvokingRequest } from './provocation.ts';
import { type FoundProvocation, provocations } from './provocations.ts';

const table: Readonly<Record<string, Operation>> = operations;

/** Codes that the schemas predict for a call, before any rule of the sandbox. */
function faultCodes({ operation, params, query, body }: ProvokingRequest): string[] {
  const known = operation ? table[operation] : undefined;
  return (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = known?.[place];
    const raw = { params, query: query ?? {}, body }[place];
    const parsed = schema?.safeParse(raw);
    if (!schema || !parsed || parsed.success) return [];
    return fieldErrors(parsed.error, raw, place, schema).map(({ code }) => code);
  });
}

const calls = Object.entries(provocations).flatMap(([code, provocation]: [string, FoundProvocation]) =>
  provocation.by === 'call' ? [[code, provocation] as const] : [],
);

describe('provocations', () => {
  it.each(calls)('of %s are calls whose operation can give it', (code, { call, status }) => {
    if (!call.operation) return;
    const known = refusalsOf(table[call.operation] as Operation);
    const family = known.filter((refusal) => errors[refusal.code as keyof typeof errors]?.family === code);
    const pairs = known.filter((refusal) => refusal.code === code && refusal.status === status);
    expect(pairs.length + family.length).toBeGreaterThan(0);
  });

  it.each(calls.filter(([code]) => /^e002(0[1-9]|1\d|2\d|3\d)$/.test(code)))(
    '%s is met by its own wrong field and no other',
    (code, { call }) => {
      // A saved method's unknown id is refused by the sandbox, not by a schema.
      if (code === 'e00218') return;
      expect([...new Set(faultCodes(call))]).toEqual([code]);
    },
  );

  it.each(calls.filter(([code]) => !code.startsWith('e002')))('of %s are well formed', (_, { call }) => {
    expect(faultCodes(call)).toEqual([]);
  });
});

describe('scenarios', () => {
  it('share no phone, card, amount or terminal', () => {
    const keys = [
      ...phoneScenarios.map(({ phone }) => phone),
      ...cardScenarios.map(({ number }) => number),
      ...amountScenarios.map(({ amountCents }) => String(amountCents)),
      ...[...terminalScenarios, ...seed.terminals].flatMap(({ uuid, terminalId }) => [uuid, terminalId]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('use phones no operator has given out', () => {
    for (const { phone } of phoneScenarios) expect(phone).toMatch(/^351#900000\d{3}$/);
  });

  it.each(cardScenarios)('$number is a right card number', ({ number }) => {
    const sum = [...number].reverse().reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    expect(sum % 10).toBe(0);
  });

  it.each(amountScenarios)('$amountCents walks the terminal along its lifecycle', ({ actions }) => {
    let state: string = 'waiting_for_card';
    for (const action of actions) {
      const row = terminalLifecycle.find((candidate) => candidate.from === state && candidate.action === action);
      expect(row, `${state} ${action}`).toBeDefined();
      state = row?.to ?? '';
    }
  });
});
