import { expect, test } from 'vitest';
import { gluedWords, gluedWordsIn, unfilledPlaceholders } from './gluedWords.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const html =
  '<p>It is right.<span>Characters</span> <code>a<span>.b</span></code>, 9<!-- -->5 and /<wbr>x &amp; y</p><td><code>one</code><code>two</code>';

test.each([
  ['It is right. Characters `a.b`, 95 and /x & y\n\n`one`, `two`', []],
  ['It is right.Characters', ['right.Characters']],
  ['[right](/a)Characters', ['rightCharacters']],
  ['**right**Characters', ['rightCharacters']],
  ['| A |\n| - |\n| `one``two` |', ['A', 'one``two']],
  ['```\nright.Characters\n```\n\n- ```\n  oneTwo\n  ```', []],
])('%s', (markdown, words) => {
  expect(gluedWords(html, markdown)).toEqual(words);
});

test.each([
  ['answered with %i is %s', ['%i', '%s']],
  ['90 % in the first three, 5 %, `%s` and\n\n```\ndate +%s\n```', []],
])('placeholders of "%s" are found in words alone', (markdown, found) => {
  expect(unfilledPlaceholders(markdown)).toEqual(found);
});

test('the name of a drawn screen is one of its texts, and that of another element is none', () => {
  const drawn = '<div role=img aria-label="Drawing: the list"><span>Add</span></div><nav aria-label="Hidden"></nav>';
  expect(gluedWords(drawn, 'Drawing: the list\n\nHidden')).toEqual(['Hidden']);
});

test('every page of a site is read, and what the conversion adds is known', () => {
  const folder = temporaryFolder({
    'docs/a.html': '<p>One</p><p>Two</p>',
    'docs/a.md': 'OneTwo',
    'en/docs/a.html': '<p>One</p><p>Two</p>',
    'en/docs/a.md': '[Page](/en/docs/a) · [llms.txt](/en/llms.txt)\n\nOne Two',
  });
  expect(gluedWordsIn(folder)).toEqual([{ file: 'docs/a.md', word: 'OneTwo' }]);
});
