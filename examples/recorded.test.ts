import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { webhookDelivery } from '@balcao/contract/resources/webhooks/webhookSchema.ts';
import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { webhookMapping } from '@balcao/contract/soap/migration/fieldMapping.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readAllRecordings } from './run/recordedFiles.ts';

const recordings = await readAllRecordings();
const steps = recordings.flatMap(({ id, locale, steps }) =>
  steps.map((step) => ({ at: `${locale}/${id}/${step.name}`, ...step })),
);
const isSuccess = ({ kind, response: { status } }: (typeof steps)[number]) =>
  kind === 'api' && status >= 200 && status < 300;
const table: Record<string, Operation> = operations;

test('every operation with samples has one that runs without another', () => {
  const calls = steps.filter(isSuccess);
  const alone = new Set(calls.filter(({ needs }) => needs?.length === 0).map(({ operation }) => operation));
  expect(calls.filter(({ operation }) => !alone.has(operation)).map(({ at }) => at)).toEqual([]);
});

test('every method of the SOAP service has a sample', () => {
  const called = steps.filter(({ kind }) => kind === 'soap').map(({ operation }) => operation);
  expect(Object.keys(soapMethods).filter((method) => !called.includes(method))).toEqual([]);
});

test.each(steps.filter(isSuccess))('the answer of $at fits the contract', ({ operation = '', response }) => {
  const { data: schema = z.undefined(), list } = table[operation]?.success ?? {};
  const { data } = JSON.parse(response.body);
  expect((list ? z.array(schema) : schema).safeParse(data).error).toBeUndefined();
});

const deliveries = steps.filter(({ kind }) => kind === 'delivery');
const isJson = ({ request }: (typeof steps)[number]) => request.headers['Content-Type'] === 'application/json';

test.each(deliveries)('the delivery of $at was accepted', ({ response }) => {
  expect(response.status).toBe(200);
});

test.each(deliveries.filter(isJson))('the delivery of $at fits the contract', ({ request }) => {
  expect(webhookDelivery.safeParse(JSON.parse(request.body ?? '')).error).toBeUndefined();
});

test('a form notification has exactly the fields of the migration guide to REST', () => {
  const forms = deliveries.filter((step) => !isJson(step));
  const names = forms.flatMap(({ request }) => [...new URLSearchParams(request.body ?? '').keys()]);
  const paths = names.map((name) => name.replace(/\[\d+\]/g, '[]').replace(/\[(\w+)\]/g, '.$1'));
  expect([...new Set(paths)].sort()).toEqual(webhookMapping.map(({ soap }) => soap).sort());
});
