import { describe, expect, it } from 'vitest';
import { readPage } from '../../tools/i18n/readPage.ts';
import { sentencesOf } from '../proofs/check/sentences.ts';
import { problemsOf } from './checkPage.ts';
import { advice, claim, type PageClaims, provedBy, source, unjudged } from './claims.ts';

const text = `---
title: Página
description: Uma descrição.
---

<Lead>
Primeira frase. Segunda, com \`code\` e <State is="confirmed" />.
</Lead>

## Um título {#one}

- **Ponto** de lista: chama <Operation is="createPayment" />.
- [Só uma ligação](/docs)

| Cabeça | Outra |
| --- | --- |
| \`a\` | Quer dizer <Limit is="pushMinutes" /> |

<StateDiagram of="payment" title="Um rótulo" description="Uma frase desenhada." />
`;

const nothing = () => undefined;
const page: PageClaims = {
  'front matter': [advice('Uma descrição')],
  top: [claim('Primeira frase.', nothing), advice('Segunda, com…')],
  one: [
    claim('Ponto de lista chama createPayment', nothing),
    source('a | Quer dizer pushMinutes', 'specified: guides 3.4'),
    claim('Uma frase desenhada.', nothing),
  ],
};
const check = (claims: PageClaims, of = text) => problemsOf('page', claims, sentencesOf(of), readPage(of));
const without = (id: string, ...rows: PageClaims[string]) => ({ ...page, [id]: rows });

it('cuts a page into descriptions, sentences, rows of tables and texts of components', () => {
  expect(Object.fromEntries(sentencesOf(text))).toEqual({
    'front matter': ['Uma descrição.'],
    top: ['Primeira frase.', 'Segunda, com code e confirmed.'],
    one: ['Ponto de lista: chama createPayment.', 'a | Quer dizer pushMinutes', 'Uma frase desenhada.'],
  });
});

describe('a page', () => {
  it('passes when each sentence has one row', () => {
    expect(check(page)).toEqual([]);
  });

  it('fails with a sentence that has no row', () => {
    expect(check(page, text.replace('Primeira', 'Nova. Primeira'))).toEqual(['page#top: "Nova." has no row']);
  });

  it('fails when the end of a claimed sentence changes', () => {
    const problems = check(page, text.replace('Primeira frase', 'Primeira frase falsa'));
    expect(problems).toEqual([
      'page#top: "Primeira frase falsa." has no row',
      'page#top: "Primeira frase." is not exactly one sentence here',
    ]);
  });

  it('passes when a comma moves', () => {
    expect(check(page, text.replace('lista: chama', 'lista, chama'))).toEqual([]);
  });

  it.each([
    ['a sentence with two rows', without('front matter', advice('Uma…'), advice('Uma descrição'))],
    ['rows of a section that is gone', without('gone', advice('Nada'))],
    ['a row nobody has judged', without('front matter', unjudged('Uma descrição'))],
    ['an origin of no kind', without('front matter', source('Uma descrição', 'specified: 99'))],
    [
      'a proof that needs no real client',
      without('front matter', claim('Uma descrição', provedBy('sandbox/http/x.test.ts', 'x'))),
    ],
    [
      'a test that does not exist',
      without(
        'front matter',
        claim('Uma descrição', provedBy('site/claims/checkPage.test.ts', 'never ' + 'was')),
      ),
    ],
    [
      'a chosen rule that the contract does not have',
      without('one', ...(page.one ?? []).slice(1), {
        ...claim('Ponto de lista chama createPayment', nothing, { chosen: ['limit-nothing'] }),
      }),
    ],
    [
      'a chosen rule that the page shows as the provider’s',
      without('front matter', claim('Uma descrição', nothing, { chosen: ['limit-pushMinutes'] })),
    ],
  ])('fails with %s', (_, claims) => {
    expect(check(claims)).toHaveLength(1);
  });
});
