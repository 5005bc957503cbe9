import { expect, it } from 'vitest';
import { marksIn, withHash } from './marks.ts';
import { judgedSections, problemsOf } from './problems.ts';
import { chosen } from './proofs.ts';
import { sentencesOf } from './sentences.ts';

const nothing = () => {};
const known = new Map([
  ['fee.is-kept', { chosen: [], proof: nothing }],
  ['fee.is-chosen', chosen(['limit-fees'], nothing)],
  ['fee.is-invented', chosen(['limit-of-nothing'], nothing)],
]);

const page = (marks: { top?: string; one?: string } = {}) => {
  const text = `---
title: Página
description: Uma descrição.
---

<Lead>
Primeira frase. Segunda, com \`code\` e <State is="confirmed" />.
</Lead>

${marks.top ?? '{/* proved: fee.is-kept */}'}

## Um título {#one}

- **Ponto** de lista.
- [Só uma ligação](/docs)

| Cabeça | Outra |
| --- | --- |
| \`a\` | Quer dizer <Limit is="pushMinutes" /> |

${marks.one ?? '{/* proved: fee.is-kept */}'}

## Sem frases {#none}

<Endpoint />
`;
  return judgedSections(text).reduce(
    (all, section) => section.marks.reduce((now, mark) => now.replace(mark.line, withHash(mark, section.hash)), all),
    text,
  );
};
const problems = (text: string) => problemsOf('page', text, known);

it('cuts a page into descriptions, sentences and rows of tables', () => {
  expect(Object.fromEntries(sentencesOf(page()))).toEqual({
    'front matter': ['Uma descrição.'],
    top: ['Primeira frase.', 'Segunda, com code e confirmed.'],
    one: ['Ponto de lista.', 'a | Quer dizer pushMinutes'],
  });
});

it('reads proofs, origins and advice from the comments of a section', () => {
  const marks = marksIn(page({ one: '{/* source: specified 9; standard RFC 9110 */}\n{/* advice */}' })).get('one');
  expect(marks?.map(({ kind, says }) => [kind, says])).toEqual([
    ['source', ['specified 9', 'standard RFC 9110']],
    ['advice', []],
  ]);
});

it('a page passes when each section that says something was judged', () => {
  expect(problems(page())).toEqual([]);
});

it('a section without a mark fails', () => {
  expect(problems(page({ one: '' }))).toEqual(['page#one does not say what it rests on']);
});

it.each([
  ['a sentence', 'Ponto', 'Novo ponto', 'one'],
  ['the description', 'Uma descrição', 'Outra descrição', 'top'],
])('a section fails when %s changes', (_, before, after, id) => {
  expect(problems(page().replace(before, after))).toEqual([`page#${id} has words that nobody has judged`]);
});

it('advice alone fails where a section has code, a digit or a fact of the contract', () => {
  const advice = problems(page({ top: '{/* advice */}', one: '{/* advice */}' }));
  expect(advice).toEqual([
    'page#top is more than advice: it says State is="confirmed", code',
    'page#one is more than advice: it says Limit is="pushMinutes", a',
  ]);
});

it('a mark in a section that says nothing fails', () => {
  const text = page().replace('<Endpoint />', '<Endpoint />\n\n{/* advice 12345678 */}');
  expect(problems(text)).toEqual(['page#none says nothing that needs a mark']);
});

it('a source names a section that the specification has, or who says so', () => {
  const wrong = page({ one: '{/* source: specified 99; rumour of somebody; published the plugin page */}' });
  expect(problems(wrong)).toEqual([
    'page#one names no origin: specified 99',
    'page#one names no origin: rumour of somebody',
  ]);
});

it('a section that rests on a chosen rule says that the sandbox chose', () => {
  const text = page({ top: '{/* proved: fee.is-chosen */}' });
  expect(problems(text)).toEqual([
    'page#top rests on limit-fees (fee.is-chosen), and does not say that the sandbox chose',
  ]);
  const saying = page({ top: '{/* proved: fee.is-chosen */}' }).replace('Primeira frase', 'Na sandbox');
  expect(problems(saying)).toEqual(['page#top has words that nobody has judged']);
});

it('a proof names rules that the contract has', () => {
  const text = page({ one: '{/* proved: fee.is-invented */}' });
  expect(problems(text).at(-1)).toBe(
    'page#one fee.is-invented rests on limit-of-nothing, which is no chosen rule of the contract',
  );
});
