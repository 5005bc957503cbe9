import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { pageLanguages, pageLayouts } from '@balcao/contract/resources/checkouts/enums.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { describe, expect, test } from 'vitest';
import { screenTitle } from './page/screenTitles.ts';
import type { PageOptions } from './render.tsx';
import { render, textOf } from './renderTesting.ts';
import { isClosing, screenOf } from './session/screen.ts';
import { viewOf, views } from './testing.ts';
import { wordsOf } from './words/of.ts';

type Language = PageOptions['language'];

const plain = (text: string) => text.replace(/\u00a0/g, ' ');
const speaking = (view: PayerView | null, language: Language) =>
  view && { ...view, page: { ...view.page, language } };

describe.each(pageLanguages)('in %s', (language) => {
  const words = wordsOf(language);

  test.each(Object.entries(views))('a page in state %s shows that state', (_, view) => {
    const html = render(speaking(view, language), { language });
    const text = textOf(html);
    const screen = screenOf(view, undefined);
    expect(text).toContain(screenTitle(screen, words));
    if (view) expect(text).toContain(plain(formatAmount(view.amountCents, language)));
    if (view && isClosing(screen)) {
      const amount = formatAmount(view.amountCents, language);
      expect(text).toContain(plain(words.closing[screen].told({ amount, merchant: view.merchant })));
    }
    expect(text).not.toMatch(/undefined|NaN|Invalid|\[object/);
  });

  test.each([
    ['card declined', 'declined'],
    ['card unconfirmed', 'unconfirmed'],
    ['phone refused', 'refused'],
    ['phone expired', 'expired'],
    ['phone wrong', 'wrongNumber'],
    ['phone service', 'service'],
  ] as const)(
    '%s tells why, and what can be done, without a code or the API’s own message',
    (name, failure) => {
      const text = textOf(render(speaking(views[name], language)));
      const { code, msg } = views[name].error ?? { code: '', msg: '' };
      expect(text).toContain(words.failed[failure].title);
      expect(text).toContain(words.failed[failure].next);
      expect(text).not.toContain(code);
      expect(text).not.toContain(msg);
    },
  );
});

describe('every layout', () => {
  test.each(pageLayouts)('%s shows whom to pay, how much, and how', (layout) => {
    const text = textOf(render(viewOf({ page: { language: 'PT', layout } })));
    for (const part of ['Loja de Exemplo, Lda.', '1 234,50 €', 'Cartão', 'Multibanco', 'MB WAY']) {
      expect(text).toContain(part);
    }
  });

  test('but only the whole page names each fact, and only the embedded one has no foot', () => {
    const [web, basic, embed] = (['web', 'basic', 'embed'] as const).map((layout) =>
      textOf(render(viewOf(), { layout })),
    );
    expect(web).toContain('Descrição Encomenda 0042 Encomenda REF-0042 Prazo 15 de julho de 2026, 23:59');
    expect(basic).toContain('Encomenda 0042 · REF-0042');
    expect(basic).toContain('Balcão Pagamentos');
    expect(embed).not.toContain('Balcão Pagamentos');
  });
});

describe('a single method', () => {
  test.each([
    ['card', 'Número do cartão'],
    ['phone', 'Número de telemóvel'],
    ['preparing', 'A preparar a referência'],
  ] as const)('%s is asked straight away', (name, label) => {
    expect(textOf(render(views[name]))).toContain(label);
  });
});

describe('saving', () => {
  test.each([
    ['card', 0, false],
    ['card, asked to save', 1, false],
    ['card, always saved', 0, true],
  ] as const)('%s: %i box to tick, a sentence: %s', (name, boxes, told) => {
    const html = render(views[name]);
    expect(html.match(/type="checkbox"/g)?.length ?? 0).toBe(boxes);
    expect(textOf(html).includes('guarda este cartão para pagamentos futuros')).toBe(told);
  });
});

describe('redirects of the payer', () => {
  test('is shown, and is a link', () => {
    const html = render(views.paid);
    expect(html).toContain('href="https://loja.example/obrigado"');
    expect(textOf(html)).toContain('Continuar para loja.example');
  });

  test('may be an application', () => {
    const html = render(views['paid in an app']);
    expect(html).toContain('href="myapp://paid?id=1"');
    expect(textOf(html)).toContain('Continuar na aplicação');
  });

  test('back to the shop is open while the page is', () => {
    const backUrl = 'https://loja.example/carrinho';
    expect(render(viewOf({ backUrl }))).toContain(`href="${backUrl}"`);
    expect(render(viewOf({ backUrl, state: 'PaymentSuccess' }))).not.toContain(`href="${backUrl}"`);
  });

  test('is left by a framed page through the window around it', () => {
    expect(render(views.paid, { framed: true })).toContain('target="_top"');
    expect(render(views.paid)).not.toContain('target="_top"');
  });
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

  test('has boxes without names, so that a browser can never send a card by itself', () => {
    expect(render(views.card)).not.toMatch(/<input[^>]*\sname=/);
  });

  test('cannot be sent before its script runs, and says so without scripts', () => {
    const html = render(views.card);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
    expect(html).toContain('<noscript>');
    expect(render(views.paid)).not.toContain('<noscript>');
  });

  test('follows the system’s colours, or those of the shop around it', () => {
    expect(render(views.card)).not.toContain('data-theme');
    expect(render(views.card, { framed: true })).toContain('<html lang="pt-PT" data-theme="light">');
  });
});

describe('test data', () => {
  test('is there in the sandbox, on a ground of its own', () => {
    const html = render(views.card);
    expect(html).toMatch(/<aside[^>]*data-ink[^>]*aria-label="Sandbox"/);
    expect(textOf(html)).toContain('4000 0025 0000 3155 VISA');
    expect(html).toContain('https://docs.example/docs/guides/testing');
  });

  test('is never in production, not even as data', () => {
    const html = render(views.card, { sandbox: false });
    expect(html).not.toContain('<aside');
    expect(html).not.toContain('4242');
  });
});
