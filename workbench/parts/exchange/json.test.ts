import { expect, test } from 'vitest';
import { jsonHtml, pretty } from './json.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

test('colours names, texts, numbers and words', () => {
  expect(jsonHtml('{"a": "b", "n": -1.5, "t": true}')).toBe(
    '{<span class="t-f">"a"</span>: <span class="t-s">"b"</span>, <span class="t-f">"n"</span>: ' +
      '<span class="t-n">-1.5</span>, <span class="t-f">"t"</span>: <span class="t-k">true</span>}',
  );
});

test.each([
  { msg: '<script>alert("1 & 2")</script>' },
  { nested: [{ deep: null }, 'true', '"quoted" 12'], 'key "odd"': 'C:\\path\\' },
])('changes no character of %j and lets no markup through', (value) => {
  const html = jsonHtml(pretty(value));
  expect(plain(html)).toBe(pretty(value));
  expect(html).not.toContain('<script');
});
