import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

test('code becomes classes, not colours', async () => {
  expect(await highlight('{ "amount": 1000 }', 'json')).toBe(
    '{ <span class="t-f">"amount"</span>: <span class="t-n">1000</span> }',
  );
});

test('what is code cannot become markup', async () => {
  const html = await highlight('"<script>&amp;"', 'json');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;&amp;amp;');
});
