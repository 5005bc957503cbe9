import { expect, test } from 'vitest';
import { lazyImports } from './lazyImports.ts';

function attributesOf(props: Record<string, string>) {
  const attributes: { type: string; name: string; value: unknown }[] = Object.entries(props).map(
    ([name, value]) => ({ type: 'mdxJsxAttribute', name, value }),
  );
  lazyImports()({ children: [{ name: 'LivePanel', attributes }] });
  return attributes;
}

test('a panel that runs an example is given what fetches its recording', () => {
  const load = attributesOf({ panel: 'run', example: 'payments/multibanco' }).at(-1);
  expect(load?.name).toBe('load');
  expect(JSON.stringify(load)).toContain('@recorded/payments/multibanco.json');
});

test('another panel fetches nothing of the examples', () => {
  expect(attributesOf({ panel: 'atm' })).toHaveLength(1);
});
