import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleOrder } from '../../contract/scenarios/order.ts';
import { at } from '../run/paths.mjs';
import { files } from './texts.ts';

interface RecordedStep {
  name: string;
  request?: { body?: string };
  call?: { request?: { order?: { amount: number; productCode: string } } };
}

const pages = files.filter((path) => path.startsWith('site/docs/') && path.endsWith('.mdx'));
const showsCheckout = /<Screen of="(checkout|shop)-/;
const shownSteps = /<Sample example="([^"]+)" step="([^"]+)"/g;

/** Amount and code of the order that a recorded request creates; undefined if it creates none. */
function orderIn(example: string, step: string): { amount?: number; code?: string } | undefined {
  const { steps } = JSON.parse(readFileSync(at(`examples/recorded/pt/${example}.json`), 'utf8')) as {
    steps: RecordedStep[];
  };
  const { request, call } = steps.find(({ name }) => name === step) ?? {};
  const soap = call?.request?.order;
  if (soap) return { amount: soap.amount, code: soap.productCode };
  const body = call ? undefined : JSON.parse(request?.body ?? '{}');
  const order = body?.payment ?? body;
  return order?.amount === undefined ? undefined : { amount: order.amount, code: order.code };
}

const { amount, code } = sampleOrder('pt');
const rows = pages
  .map((path) => ({ path, text: readFileSync(at(path), 'utf8') }))
  .filter(({ text }) => showsCheckout.test(text))
  .flatMap(({ path, text }) =>
    [...text.matchAll(shownSteps)].map(([, example = '', step = '']) => ({ path, example, step })),
  )
  .map((row) => ({ ...row, order: orderIn(row.example, row.step) }))
  .filter(({ order }) => order !== undefined);

test('the pages with pictures of a payment page show requests', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBeGreaterThanOrEqual(6);
});

test.each(rows)('$path asks in $example $step for the order of its pictures', ({ order }) => {
  expect(order).toEqual({ amount, code });
});
