import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { locales } from '@balcao/contract/words/locales.ts';
import { operationsIn, parametersOf } from '@balcao/openapi/operations.ts';
import { describe, expect, it } from 'vitest';
import { sendControl } from '../../testing/sendControl.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import { descriptionOf } from '../../testing/traffic/description.ts';

const testSandbox = useTestSandbox();

const review = (action: string): ProvokingRequest => ({
  operation: 'reviewEntity',
  params: { clientId: seed.entities.pending.clientId },
  body: { action },
});
const atTerminal: ProvokingRequest = {
  operation: 'createTerminalPayment',
  params: { uuid: seed.terminals[0].uuid },
  body: { amount: 1000 },
};
const insert: ProvokingRequest = {
  operation: 'presentCard',
  params: { uuid: seed.terminals[0].uuid },
  body: { entry: 'insert', number: cardScenarios[0]?.number },
};
const challenge: ProvokingRequest = {
  operation: 'payByCard',
  params: { id: seed.checkouts.ready },
  body: controlOperations.payByCard.examples.find(({ id }) => id === 'challenge')?.value,
};

/** Requests that must precede the request of an example, by operation and example. */
const before: Readonly<Record<string, readonly ProvokingRequest[]>> = {
  'answerChallenge accept': [challenge],
  'answerChallenge refuse': [challenge],
  'presentCard tap': [atTerminal],
  'presentCard insert': [atTerminal],
  'typePin pin': [atTerminal, insert],
  'reviewEntity reopen': [review('decline')],
  'reviewEntity review': [review('approve')],
};

/** Every example. One shared by all languages runs only once, because a sandbox with a given seed opens only once. */
const shown = locales.flatMap((locale) => {
  const document = descriptionOf('/sandbox', locale);
  return operationsIn(document.paths).flatMap(({ operation }) => {
    const params = Object.fromEntries(
      parametersOf(document, operation).flatMap((one) => (one.in === 'path' ? [[one.name, String(one.example)]] : [])),
    );
    const examples = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {});
    return examples.map(([example, { value }]) => {
      const request = { operation: operation.operationId, params, body: value };
      return [`${operation.operationId} ${example}`, request] as const;
    });
  });
});

/** Every operation of the control API except streams, with its path parameters. */
const everyOperation = operationsIn(descriptionOf('/sandbox', 'en').paths)
  .map(({ operation }) => operation)
  .filter(({ operationId }) => operationId in controlOperations)
  .map((operation) => {
    const own = parametersOf(descriptionOf('/sandbox', 'en'), operation).filter((one) => one.in === 'path');
    const params = Object.fromEntries(own.map((one) => [one.name, String(one.example)]));
    return [operation.operationId, params] as const;
  });

const different = new Map(shown.map((each) => [JSON.stringify([each[0], each[1].body]), each]));

describe('the bodies that the reference of the control API shows', () => {
  it('are there for every operation that takes one', () => {
    const taking = Object.entries<Operation>(controlOperations).filter(([, { body }]) => body);
    const named = new Set(shown.map(([, { operation }]) => operation as string));
    expect(taking.map(([id]) => id).filter((id) => !named.has(id))).toEqual([]);
  });

  it.each([...different.values()])('%s is accepted', async (name, request) => {
    for (const earlier of before[name] ?? []) {
      expect((await sendControl(testSandbox, earlier)).refusals).toEqual([]);
    }
    const { refusals, status } = await sendControl(testSandbox, request);
    expect(refusals).toEqual([]);
    expect(status).toBeLessThan(300);
  });
});

describe('what an operation of the control API does not have', () => {
  it.each([...different.values()])('is refused in the body of %s, with the nearest name', async (_, request) => {
    const [[name = 'seed', value = 'x'] = [], ...rest] = Object.entries(request.body as object);
    const body = Object.fromEntries([[`${name}s`, value], ...rest]);
    const { status, body: answer } = await sendControl(testSandbox, { ...request, body });
    expect(status).toBe(422);
    const refused = answer.error?.errors.find(({ source }) => source?.pointer === `/${name}s`);
    expect(refused?.msg).toContain(` ${name}`);
  });

  it.each(everyOperation)('is refused in the query of %s', async (operation, params) => {
    const { status, body } = await sendControl(testSandbox, { operation, params, query: { limmit: '1' } });
    expect([status, body.error?.errors[0]?.source]).toEqual([422, { parameter: 'limmit' }]);
  });

  const bodiless = everyOperation.filter(([id]) => {
    const { body, method }: Operation = controlOperations[id as keyof typeof controlOperations];
    return !body && method !== 'GET';
  });
  it.each(bodiless)('is refused as the body of %s, which reads none', async (operation, params) => {
    const { refusals } = await sendControl(testSandbox, { operation, params, body: { days: 1 } });
    expect(refusals).toEqual(['422 e00219']);
  });

  it('may be an empty object', async () => {
    expect((await sendControl(testSandbox, { operation: 'resetSandbox', body: {} })).status).toBe(200);
  });
});
