import { expect, test } from 'vitest';
import { dataImports } from './dataImports.ts';

const element = (name: string, props: Record<string, string>) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: value as unknown,
  })),
});

/** The addresses a tree imports after the plugin, and the names of its elements' `data`. */
function run(...children: ReturnType<typeof element>[]) {
  const tree = { type: 'root', children: [...children] };
  dataImports()(tree);
  return {
    imports:
      JSON.stringify(tree.children.slice(0, -children.length)).match(/@(?:facts|samples|fields)\/[^"\\]*/g) ??
      [],
    data: children.map((child) => child.attributes.find(({ name }) => name === 'data')?.value),
  };
}

test('a row of the contract is imported once, however often a page names it', () => {
  const { imports, data } = run(
    element('State', { is: 'pending' }),
    element('State', { is: 'pending' }),
    element('ErrorCode', { is: 'e00301' }),
  );
  expect(new Set(imports)).toEqual(
    new Set(['@facts/paymentStates/pending.json', '@facts/errors/e00301.json']),
  );
  expect(data.map((value) => (value as { value: string }).value)).toEqual(['data0', 'data0', 'data1']);
});

test('a sample and its response come from the recording', () => {
  const { imports } = run(
    element('Sample', { example: 'payments/multibanco', step: 'create' }),
    element('Slip', { example: 'payments/multibanco', step: 'create' }),
  );
  expect(new Set(imports)).toEqual(
    new Set(['@samples/payments/multibanco/create.json', '@samples/payments/multibanco/create.answer.json']),
  );
});

test('an arrow without a call or an event needs nothing of the contract', () => {
  expect(run(element('Arrow', { from: 'a', to: 'b', says: 'x' })).data).toEqual([undefined]);
});

test('a diagram gets its states and its rows, each as a property', () => {
  const { imports } = run(element('StateDiagram', { of: 'payment' }));
  expect(new Set(imports)).toEqual(new Set(['@facts/paymentStates.json', '@facts/paymentLifecycle.json']));
});

test('a table gets the rows it names as a list, in their order', () => {
  const list = (...values: string[]) => ({
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(values),
    data: {
      estree: { body: [{ expression: { elements: values.map((value) => ({ type: 'Literal', value })) } }] },
    },
  });
  const table = element('ErrorTable', {});
  table.attributes.push({ type: 'mdxJsxAttribute', name: 'of', value: list('e00402', 'e00301') });
  const fields = element('FieldTable', { of: 'createCheckout' });
  fields.attributes.push({ type: 'mdxJsxAttribute', name: 'fields', value: list('page.language') });
  const { imports } = run(table, fields);
  expect(new Set(imports)).toEqual(
    new Set([
      '@facts/errors/e00402.json',
      '@facts/errors/e00301.json',
      '@fields/createCheckout/page.language.json',
      '@facts/operations/createCheckout.json',
    ]),
  );
  const rows = table.attributes.find(({ name }) => name === 'rows')?.value as { value: string };
  expect(rows.value).toBe('data0,data1');
});
