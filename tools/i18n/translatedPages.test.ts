import { expect, test } from 'vitest';
import { checkPages } from './checkTranslations.ts';
import { stamp } from './freshness.ts';
import { readPage } from './readPage.ts';
import type { StampedPages } from './stamps.ts';

const portuguese = `---
title: Criar uma referência
description: Crie uma referência e mostre-a a quem compra na sua loja.
slug: /guides/create
---

<Lead>
Mostre ao cliente uma entidade, uma referência e um montante.
</Lead>

## Criar a referência {#create}

Chame <Operation is="createReference" />. Só \`amount\` é obrigatório: 1.000,50 € são 100050 cêntimos.

<Sample example="payments/multibanco" step="create" title="Uma chamada" />

Uma referência sem prazo vale <Limit is="defaultValidityMonths" /> meses e responde \`e00301\` fora dos limites.

## A seguir {#next}

- Veja os [erros](/docs/guides/errors).
`;

const spanish = `---
title: Crear una referencia
description: Cree una referencia y muéstrela a quien compra en su tienda.
slug: /guides/create
---

<Lead>
Muestre al cliente una entidad, una referencia y un importe.
</Lead>

## Crear la referencia {#create}

Llame a <Operation is="createReference" />. Solo \`amount\` es obligatorio: 1.000,50 € son 100050 céntimos.

<Sample example="payments/multibanco" step="create" title="La llamada" />

Una referencia sin plazo vale <Limit is="defaultValidityMonths" /> meses y responde \`e00301\` fuera de los límites.

## A continuación {#next}

- Vea los [errores](/docs/guides/errors).
`;

/** Stamps of the translation above. */
const stamps = { page: stamp(readPage(portuguese), readPage(spanish), {}).stamps };

function check(source: string, translation: string, stamped: StampedPages = stamps): string[] {
  const pages = [source, translation].map((text) => new Map([['page', readPage(text)]]));
  return checkPages(pages[0] ?? new Map(), pages[1] ?? new Map(), stamped, 'es');
}

test('finds nothing in a faithful translation', () => {
  expect(check(portuguese, spanish)).toEqual([]);
});

test.each([
  ['a heading that is missing', ['## A continuación {#next}', ''], 'its headings are create'],
  ['a heading without its fixed id', [' {#next}', ''], 'its headings are create, —'],
  ['another heading id', ['{#next}', '{#siguiente}'], 'its headings are create, siguiente'],
  ['another component', ['Operation is=', 'Event is='], 'lacks components of the source: Operation is="createR'],
  ['another example', ['payments/multibanco', 'payments/mbway'], 'has components the source has not: Sample'],
  ['another code', ['`e00301`', '`e00300`'], 'lacks code of the source: e00301'],
  ['another number', ['100050 céntimos', '100500 céntimos'], 'lacks numbers of the source: 100050'],
  ['a number of the English form', ['1.000,50', '1,000.50'], 'lacks numbers of the source: 1000.50'],
  ['another link', ['/docs/guides/errors', '/docs/guides/testing'], 'has links the source has not'],
  ['another address of its own', ['slug: /guides/create', 'slug: /guides/crear'], '"slug" is not as in the source'],
  ['no description', [/description: .*\n/, ''], '"description" is not as in the source'],
  ['a title left in Portuguese', ['Crear una referencia', 'Criar uma referência'], '#front matter is copied'],
  ['a paragraph left in Portuguese', [/^Llame .*$/m, /^Chame .*$/m.exec(portuguese)?.[0]], '#create is copied'],
  ['a caption left in Portuguese', ['La llamada', 'Uma chamada'], '#create is copied Portuguese: Uma chamada'],
  ['words changed without a stamp', ['Muestre al', 'Enseñe al'], '#top changed and is not stamped'],
] as const)('refuses %s', (_, [from, to = ''], problem) => {
  const broken = spanish.replace(from, to);
  expect(broken).not.toBe(spanish);
  expect(check(portuguese, broken).join('\n')).toContain(problem);
});

test('refuses words of the source that changed after the translation', () => {
  const changed = portuguese.replace('Só `amount`', 'Apenas `amount`');
  expect(check(changed, spanish).join('\n')).toContain('#create is stale');
});

test('lets code and components change on both sides without a new stamp', () => {
  const change = (text: string) => text.replaceAll('`amount`', '`amountCents`').replace('step="create"', 'step="get"');
  expect(check(change(portuguese), change(spanish))).toEqual([]);
});

test('refuses a page that was never stamped', () => {
  expect(check(portuguese, spanish, {}).join('\n')).toContain('not stamped');
});

test('refuses a page without translation, and a translation without source', () => {
  const page = new Map([['page', readPage(portuguese)]]);
  expect(checkPages(page, new Map(), {}, 'es').join('\n')).toContain('page.mdx is missing');
  expect(checkPages(new Map(), page, {}, 'es').join('\n')).toContain('source is missing');
});
