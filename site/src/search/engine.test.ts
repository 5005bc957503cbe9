import { describe, expect, test } from 'vitest';
import { searchContents } from '../../builder/outputs/search.ts';
import type { SearchDocument } from './document.ts';
import { createEngines } from './engine.ts';
import { maxHits } from './limitHits.ts';
import { languages } from './searchLanguages.ts';

const page = (title: string, href: string, more: Partial<SearchDocument> = {}, text = '') => ({
  document: { title, href, area: 'guides', trail: [], codes: [], ...more } satisfies SearchDocument,
  text,
});
const operation = (title: string, href: string, method: 'GET' | 'POST', path: string, ...names: readonly string[]) =>
  page(title, href, { area: 'reference', call: { method, path }, names });

const { documents, texts } = searchContents([
  page('Pagamento com referência Multibanco', '/multibanco', {}, 'O cliente paga no banco ou na caixa.'),
  page('O que pode correr mal', '/multibanco#problems', {
    trail: ['Pagamentos', 'Pagamento com referência Multibanco'],
    codes: ['e00301', 'blockLatePayment'],
  }),
  page('Autenticação', '/authentication', {}, 'Cada pedido leva as credenciais da plataforma.'),
  operation(
    'Reembolsar um pagamento',
    '/api#refund',
    'POST',
    '/payments/{id}/refunds',
    'createRefund',
    'Refund a payment',
    'Reembolsar un pago',
  ),
  operation('Enviar um reembolso ao terminal', '/api#send', 'POST', '/terminals/{uuid}/refunds/{paymentId}'),
  page('Reembolsar ou cancelar', '/docs/guides/refund', {}, 'Reembolsar um pagamento, ou parte, com createRefund.'),
  { ...page('Guardar um método', '/docs/guides/tokenization'), asked: 'aluguer de trotinetes' },
  page('Cancelar um pagamento em SOAP', '/docs/soap/cancel-payment', { area: 'soap' }),
  page('O que não está documentado', '/docs/guides/not-available'),
  page('Limites de pedidos', '/docs/guides/not-available#rate-limits', {
    trail: ['O que não está documentado'],
  }),
  page('O resto', '/docs/guides/not-available#more', { trail: ['O que não está documentado'] }),
  operation('Consultar um pagamento', '/api#get', 'GET', '/payments/{id}'),
  operation('Listar pagamentos', '/api#list', 'GET', '/payments'),
  page('e00301 Limite excedido', '/api#errors/e00301', {
    area: 'errors',
    codes: ['e00301'],
    names: ['e00301'],
  }),
  ...Array.from({ length: 12 }, (_, i) => page(`Cliente ${i}`, `/customers/${i}`)),
]);
const { early: first, complete } = await createEngines(documents, languages.pt);
const full = await complete(texts);
const hrefs = (question: string, find = full) => find(question).map(({ document }) => document.href);

describe.each([
  ['first part', first],
  ['whole', full],
])('the %s of the index', (_, find) => {
  test.each([
    ['words without their accents', 'referencia', '/multibanco'],
    ['another form of a word', 'referências', '/multibanco'],
    ['the beginning of a word', 'autent', '/authentication'],
    ['a word with one letter wrong', 'multibanko', '/multibanco'],
    ['two letters in the wrong order', 'autetnicacao', '/authentication'],
    ['a trade word', 'estorno', '/docs/guides/refund'],
    ['a trade word of another language', 'datáfono', '/api#send'],
    ['a trade word with one letter wrong', 'stornar', '/docs/guides/refund'],
    ['a word written as two', 'multi banco', '/multibanco'],
    ['a field', 'blocklatepayment', '/multibanco#problems'],
    ['a call', 'POST /payments/{id}/refunds', '/api#refund'],
    ['a call that others begin with', 'GET /payments', '/api#list'],
    ['a path', '/payments', '/api#list'],
    ['the end of a call', 'POST /refunds', '/api#refund'],
    ['the id of an operation', 'createRefund', '/api#refund'],
    ['the title of an operation', 'reembolsar pagamento', '/api#refund'],
    ['its title in another language', 'refund a payment', '/api#refund'],
    ['a word of a path', 'refunds', '/api#refund'],
    ['an error code', 'E00301', '/api#errors/e00301'],
    ['a method of the SOAP service', 'cancelPayment', '/docs/soap/cancel-payment'],
    ['the last word of an address', 'tokenization', '/docs/guides/tokenization'],
    ['words of which one is nowhere', 'reembolsar ornitorrinco', '/docs/guides/refund'],
    ['what does not exist here', 'rate limit', '/docs/guides/not-available#rate-limits'],
    ['more that does not exist here', 'imagem docker', '/docs/guides/not-available#more'],
  ])('answers %s [search.answers]', (_, question, href) => {
    expect(hrefs(question, find)[0]).toBe(href);
  });

  test('never takes one code for another', () => {
    expect(hrefs('e00302', find)).toEqual([]);
    expect(hrefs('e00301', find)).toContain('/api#errors/e00301');
  });

  test('shows no more than can be taken in at a glance', () => {
    expect(find('cliente')).toHaveLength(maxHits);
  });

  test.each(['   ', 'ornitorrinco', 'um ornitorrinco azul', 'quanto pesa o ornitorrinco do cliente'])(
    'finds nothing for "%s"',
    (question) => {
      expect(find(question)).toEqual([]);
    },
  );
});

test('what people ask is found where the page has other words', () => {
  expect(hrefs('aluguer de trotinetes', first)).toEqual([]);
  expect(hrefs('aluguer de trotinetes')).toEqual(['/docs/guides/tokenization']);
});

test('the text of a page is found only in the whole index', () => {
  expect(hrefs('credenciais', first)).toEqual([]);
  expect(hrefs('credenciais')).toEqual(['/authentication']);
});

test('results of the area in which the reader asks come before others as good', () => {
  const areas = (here?: 'guides' | 'soap') => full('cancelar pagamento', here).map(({ document }) => document.area);
  expect(areas('guides')[0]).toBe('guides');
  expect(areas('soap')[0]).toBe('soap');
});

test('each of the first five results is of another page, and the title of a page outweighs its sections', async () => {
  const sections = Array.from({ length: 9 }, (_, i) =>
    page(`Fatura ${i}`, `/docs/guides/invoice-${i % 3}#${i}`, {}, 'A fatura, e outra fatura.'),
  );
  const titles = Array.from({ length: 3 }, (_, i) => page(`A fatura ${i} explicada`, `/docs/guides/invoice-${i}`));
  const made = searchContents([...sections, ...titles, page('Outra', '/docs/guides/other', {}, 'Uma fatura.')]);
  const find = await (await createEngines(made.documents, languages.pt)).complete(made.texts);
  const found = find('fatura').map(({ document }) => document.href);
  expect(
    found
      .slice(0, 4)
      .map((href) => href.split('#')[0])
      .sort(),
  ).toEqual([...[0, 1, 2].map((i) => `/docs/guides/invoice-${i}`), '/docs/guides/other']);
  expect(found.slice(0, 3).every((href) => !href.includes('#'))).toBe(true);
});

test('the operation that a query names has a place where guides fill the list', async () => {
  const guides = Array.from({ length: 12 }, (_, i) => page(`Fatura ${i}`, `/docs/guides/invoice-${i}`, {}, 'Fatura'));
  const made = searchContents([...guides, operation('Emitir uma fatura', '/api#invoice', 'POST', '/invoices')]);
  const { early } = await createEngines(made.documents, languages.pt);
  expect(early('fatura').map(({ document }) => document.href)).toContain('/api#invoice');
});

test('a hit names the words that matched', () => {
  const [hit] = full('multibanko');
  expect(hit?.matcher('Multibanco')).toBe(true);
  expect(hit?.matcher('referência')).toBe(false);
});
