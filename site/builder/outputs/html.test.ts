import { parseFragment, serialize } from 'parse5';
import { expect, test } from 'vitest';
import { shortened } from './html.ts';

const read = (html: string) => serialize(parseFragment(html));

test('fewer bytes are the same page', () => {
  const html = [
    '<div><p>One</p><p title="it&#x27;s">Two</p><ul><li><p>Three</p></li><li><a href="/docs/">Four</a></li></ul></div>',
    '<p>Five</p> <section><p>Six</p></section><table><tbody><tr><td><p>7</p></td><td>8</td></tr></tbody></table>',
    '<input type="radio" checked="" name="_R_1_"/><img src="/a/" alt=""/><br/>',
    '<svg><path d="M1 2" rx="8"></path><g><circle r="9"></circle><rect x="a/"></rect></g><text>9</text></svg>',
  ].join('');
  const short = shortened(html);
  expect(short.length).toBeLessThan(html.length - 80);
  expect(read(short)).toBe(read(html));
});
