import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { pageLanguages, pageLayouts } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { provider } from '../provider.config.ts';
import { AttemptFailure } from './alert/AttemptFailure.tsx';
import { screenTitle } from './page/screenTitles.ts';
import { type PageOptions, wordsOf } from './render.tsx';
import { render, textOf } from './renderTesting.ts';
import type { ScreenProps } from './screenProps.ts';
import { initialState } from './session/pageState.ts';
import { isClosing, screenOf } from './session/screen.ts';
import { viewOf, views } from './testing.ts';

type Language = PageOptions['language'];
type Name = keyof typeof views;

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const speaking = (view: PayerView | null, language: Language) => view && { ...view, page: { ...view.page, language } };

describe.each(pageLanguages)('in %s', (language) => {
  const words = wordsOf(language);

  test.each(Object.entries(views))('a page in state %s shows that state', (_, view) => {
    const text = textOf(render(speaking(view, language), { language }));
    const screen = screenOf(view, undefined);
    const amount = view ? plain(formatAmount(view.amountCents, language)) : '';
    expect(text).toContain(screenTitle(screen, words));
    expect(text).toContain(amount);
    if (view && isClosing(screen))
      expect(text).toContain(plain(words.closing[screen].told({ amount, merchant: view.merchant })));
    expect(text).not.toMatch(/undefined|NaN|Invalid|\[object/);
  });

  test.each([
    ['card declined', 'declined'],
    ['card unconfirmed', 'unconfirmed'],
    ['phone wrong', 'wrongNumber'],
  ] as const)('%s tells why and what can be done, without a code or the API’s message', (name, failure) => {
    const text = textOf(render(speaking(views[name], language)));
    const { code, msg } = views[name].error ?? { code: '', msg: '' };
    for (const told of Object.values(words.failed[failure])) expect(text).toContain(told);
    for (const inner of [code, msg]) expect(text).not.toContain(inner);
  });
});

const deadline = 'Prazo 15 de julho de 2026, 23:59';
const shopUrl = 'href="https://loja.example/obrigado"';

/** Strings and elements that each page must contain, and those that it must not contain. */
const pages: [name: Name, more: Partial<PageOptions>, has: string[], lacks: string[]][] = [
  ['card', {}, ['O número do cartão vai só para Balcão Pagamentos: a loja nunca o vê.', '<noscript>'], []],
  ['phone', { layout: 'embed' }, ['O PIN escreve-se na aplicação MB WAY, nunca nesta página.'], []],
  ['card', {}, [provider.links.security, provider.links.privacy].map((url) => `href="${url}"`), []],
  ['choose', { layout: 'web' }, [deadline, 'Descrição Encomenda 0042 Encomenda REF-0042'], []],
  ['preparing', { layout: 'web' }, [deadline], []],
  ['card', { layout: 'web' }, [], ['Prazo']],
  ['waiting', { layout: 'web' }, [], ['Prazo']],
  ['reference', { layout: 'web' }, ['Pode pagar-se até 15 de julho de 2026, 23:59.'], ['Prazo']],
  ['choose', { layout: 'basic' }, ['Encomenda 0042 · REF-0042', 'Balcão Pagamentos'], ['Descrição']],
  ['choose', { layout: 'embed' }, [], ['Balcão Pagamentos']],
  ['paid', {}, ['Pagamento n.º 1101 15 de janeiro de 2026, 10:00 VISA terminado em 4242'], ['<noscript>']],
  ['paid by phone', {}, ['Pagamento n.º 1101 15 de janeiro de 2026, 10:00 MB WAY'], []],
  ['card declined', {}, [], ['Pagamento n.º']],
  ['left', {}, [], ['Pagamento n.º']],
  ['paid', {}, [shopUrl, 'Continuar para loja.example'], ['target="_top"', 'data-theme']],
  ['paid in an app', {}, ['href="myapp://paid?id=1"', 'Continuar na aplicação'], []],
  ['paid', { framed: true }, ['target="_top"', '<html lang="pt-PT" data-theme="light">'], []],
  ['late', {}, ['Pagar esta referência', '/docs/guides/testing#multibanco'], []],
  ['waiting', {}, ['/sandbox/payments/1101/phone', 'Aceitar no telemóvel', 'Recusar no telemóvel'], []],
  ['card', {}, ['4000 0025 0000 3155 VISA', 'https://docs.example/docs/guides/testing'], []],
];

test.each(pages)('the page %s %o has %j, and lacks %j', (name, more, has, lacks) => {
  const html = render(views[name], more);
  const seen = `${html}${textOf(html)}`;
  for (const part of has) expect(seen).toContain(part);
  for (const part of lacks) expect(seen).not.toContain(part);
});

test.each(pageLayouts)('the layout %s shows whom to pay, how much, and how', (layout) => {
  const text = textOf(render(viewOf({ page: { language: 'PT', layout } })));
  for (const part of ['Loja de Exemplo, Lda.', '1 234,50 €', 'Cartão', 'Multibanco', 'MB WAY'])
    expect(text).toContain(part);
});

test.each([
  ['card', 0, false],
  ['card, asked to save', 1, false],
  ['card, always saved', 0, true],
] as const)('%s: %i box to tick, a sentence: %s', (name, boxes, told) => {
  const html = render(views[name]);
  expect(html.match(/type="checkbox"/g)?.length ?? 0).toBe(boxes);
  expect(textOf(html).includes('guarda este cartão para pagamentos futuros')).toBe(told);
});

test('the way back to the shop is open while the page is', () => {
  const backUrl = 'https://loja.example/carrinho';
  expect(render(viewOf({ backUrl }))).toContain(`href="${backUrl}"`);
  expect(render(viewOf({ backUrl, state: 'PaymentSuccess' }))).not.toContain(`href="${backUrl}"`);
});

describe('the document', () => {
  test('carries its data where no text can break out of it', () => {
    const merchant = '</script><script>alert("x")</script>';
    const html = render(viewOf({ merchant }));
    expect(html).not.toContain('<script>alert');
    const [, json = ''] = /id="view">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json).merchant).toBe(merchant);
  });

  test('names its language and what it is about', () => {
    const html = render(speaking(views.paid, 'EN'));
    expect(html).toContain('<html lang="en-GB">');
    expect(html).toContain('<title>Payment made · €1,234.50 · Loja de Exemplo, Lda.</title>');
  });

  test('has boxes without names and a button that waits for its script, so that no browser sends a card', () => {
    const html = render(views.card);
    expect(html).not.toMatch(/<input[^>]*\sname=/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
  });

  test('sets test data apart, on a ground of its own', () => {
    expect(render(views.card)).toMatch(/<aside[^>]*data-ink[^>]*aria-label="Sandbox"/);
    expect(render(views.reference)).toMatch(/<aside.*<button[^>]*>Pagar esta referência<\/button>/s);
  });
});

test('a refusal of the whole page says what the payer can do; that of a field is told at the field alone', () => {
  const words = wordsOf('EN');
  const shownAfter = (fields: Record<string, string>) => {
    const pageState = { ...initialState(views.card), replyCount: 1, refusal: { fields } };
    const stage = { words, view: views.card, checkout: { pageState } } as unknown as ScreenProps;
    return renderToStaticMarkup(<AttemptFailure {...stage} />);
  };
  for (const told of Object.values(words.refused)) expect(shownAfter({})).toContain(told);
  expect(shownAfter({ number: 'Not a test card.' })).toBe('');
});
