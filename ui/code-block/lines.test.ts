import { expect, test } from 'vitest';
import { hasLongLines } from './CodeBlock.tsx';

test('a line is long by what is seen of it, not by its markup', () => {
  const markup = '<span class="t-s">"a"</span>'.repeat(10);
  expect(hasLongLines(markup)).toBe(false);
  expect(hasLongLines('x'.repeat(81))).toBe(true);
  expect(hasLongLines(`short\n${'x'.repeat(80)}`)).toBe(false);
});
