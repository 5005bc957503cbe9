import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaCheck } from '@balcao/reference/console/check/checkSchema.ts';
import { initialDraft, withFill } from '@balcao/reference/console/draft/requestDraft.ts';
import { findOperation } from '@balcao/reference/console/operation/consoleOperation.ts';
import { checkParameter } from '@balcao/reference/console/useDraft.ts';
import { paymentBody, paymentMethods } from '@balcao/workbench/runner/paymentMethods.ts';
import { firstTerminal } from '@balcao/workbench/runner/runCalls.ts';
import { expect, test, vi } from 'vitest';

vi.mock('@facts/seed.json', async () => {
  const { seed } = await import('@balcao/contract/scenarios/seed.ts');
  return { default: seed };
});

const { consolePresets } = await import('./consolePresets.ts');
const { seed } = await import('@balcao/contract/scenarios/seed.ts');

const generated = path.join(import.meta.dirname, '../../../../contract/generated/openapi.pt.json');
const document = JSON.parse(readFileSync(generated, 'utf8'));

test.each(Object.entries(consolePresets))('the console of %s begins with a request that can be sent', (_, row) => {
  const operation = findOperation(document, row.operation);
  if (!operation) throw new Error(row.operation);
  const { parameters, text } = withFill(initialDraft(document, operation, {}), row.fill);
  expect(Object.keys(parameters).filter((key) => !operation.parameters.some((each) => each.key === key))).toEqual([]);
  expect(operation.parameters.flatMap((field) => checkParameter(document, field, parameters[field.key]))).toEqual([]);
  if (operation.body) expect(schemaCheck(document, operation.body.schema)(JSON.parse(text))).toEqual([]);
});

test.each(Object.entries(paymentMethods))('the payment panel of %s begins with a body that can be sent', (_, row) => {
  const given = { locale: 'pt', customer: seed.customers.own, saved: seed.savedMethods } as const;
  const body = findOperation(document, row.operation)?.body;
  if (!body) throw new Error(row.operation);
  expect(schemaCheck(document, body.schema)(paymentBody(row, { amount: 1000, code: 'REF-0042' }, given))).toEqual([]);
});

test('the terminal of the payment panel is the first of a fresh sandbox', () => {
  expect(seed.terminals[0]?.uuid).toBe(firstTerminal);
});
