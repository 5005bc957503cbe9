import { readdirSync, readFileSync } from 'node:fs';
import { comments } from '@balcao/examples/receivers/comments.ts';
import { expect, test } from 'vitest';
import { at } from '../../../tools/run/paths.mjs';
import type { SiteLocale } from '../../locales.ts';
import { highlight } from './highlight.ts';
import { readPrograms } from './programs.ts';

const docs = at('site/docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
const shown = new Set(
  pages.flatMap((page) =>
    [...readFileSync(`${docs}/${page}`, 'utf8').matchAll(/<Program is="(\w+)"/g)].map(([, id]) => id),
  ),
);

/** HTML of the program's lines on a page in the given language. */
async function linesIn(locale: SiteLocale): Promise<string[]> {
  const programs = Object.entries(await readPrograms(at('examples/receivers'), locale));
  const files = programs.flatMap(([id, program]) => (shown.has(id) ? Object.values(program) : []));
  return files.flatMap(({ html }) => html.split('\n'));
}

/** Highlighted comments, and Python's docstrings. */
const comment = /<span class="t-c">.*<\/span>|<span class="t-s">"""(?=.*""").*<\/span>/;
const withoutComment = (line: string) => line.replace(comment, '');

/** Text of a line's comment, without comment markers and code. */
const commentIn = (line: string) =>
  (comment.exec(line)?.[0] ?? '')
    .replace(/<[^>]+>/g, '')
    .trim()
    .replace(/^(?:#!.*|\/\/|#|\/?\*+|""")|(?:\*\/|""")$/g, '')
    .trim()
    .replace(/^(?:@param .*?|:param )\$?\w+:? (?=the |value )/, '')
    .replace(/(?<=^(?:Run|Run in Mono|Needs|To check by hand):) .*|: hash=….*/, '');

test('each comment of a program that a page shows has a row, and each row is a comment', async () => {
  const found = new Set((await linesIn('en')).map(commentIn).filter((text) => text !== ''));
  expect([...found].sort()).toEqual(comments.map(({ en }) => en).sort());
  for (const { pt, es, en } of comments) expect([pt, es]).not.toContain(en);
});

test.each(['pt', 'es'] as const)('in %s, the code of a program without its comments is what ran', async (locale) => {
  expect((await linesIn(locale)).map(withoutComment)).toEqual((await linesIn('en')).map(withoutComment));
});

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
