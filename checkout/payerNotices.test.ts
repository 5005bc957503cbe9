import { pageLayouts } from '@balcao/contract/resources/checkouts/enums.ts';
import { describe, expect, test } from 'vitest';
import { provider } from '../provider.config.ts';
import { render, textOf } from './renderTesting.ts';
import { views } from './testing.ts';

describe('what protects the payer', () => {
  test.each([
    ['card', 'O número do cartão vai só para Balcão Pagamentos: a loja nunca o vê.'],
    ['phone', 'O PIN escreve-se na aplicação MB WAY, nunca nesta página.'],
  ] as const)('is told below the button of %s, in every layout', (name, line) => {
    for (const layout of pageLayouts) expect(textOf(render(views[name], { layout }))).toContain(line);
  });

  test('is linked in the foot, beside the privacy policy', () => {
    const html = render(views.card);
    for (const address of [provider.links.security, provider.links.privacy]) {
      expect(html).toContain(`href="${address}"`);
    }
  });
});

describe('the deadline', () => {
  test.each([
    ['choose', true],
    ['preparing', true],
    ['card', false],
    ['phone', false],
    ['waiting', false],
    ['bank', false],
  ] as const)('is told on %s: %s, since only a reference is paid later', (name, told) => {
    const text = textOf(render(views[name], { layout: 'web' }));
    expect(text.includes('Prazo 15 de julho de 2026, 23:59')).toBe(told);
  });

  test('stands once beside a reference', () => {
    const text = textOf(render(views.reference, { layout: 'web' }));
    expect(text.split('15 de julho de 2026, 23:59')).toHaveLength(2);
  });
});

describe('the receipt', () => {
  test.each([
    ['paid', 'Pagamento n.º 1101 15 de janeiro de 2026, 10:00 VISA terminado em 4242'],
    ['paid by phone', 'Pagamento n.º 1101 15 de janeiro de 2026, 10:00 MB WAY'],
  ] as const)('names payment, moment and method: %s', (name, line) => {
    expect(textOf(render(views[name]))).toContain(line);
  });

  test('is given by no page that is not paid', () => {
    for (const name of ['card declined', 'left', 'authorised'] as const) {
      expect(textOf(render(views[name]))).not.toContain('Pagamento n.º');
    }
  });
});

describe('a reference', () => {
  test.each(['reference', 'late'] as const)('is paid in the sandbox’s bar: %s', (name) => {
    const html = render(views[name]);
    expect(html).toMatch(/<aside.*<button[^>]*>Pagar esta referência<\/button>/s);
    expect(html).toContain('/docs/guides/testing#multibanco');
    expect(textOf(render(views[name], { sandbox: false }))).not.toContain('Pagar esta referência');
  });
});

describe('a waiting phone', () => {
  test('is answered in the sandbox’s bar, which names the call with the payment’s id', () => {
    const html = render(views.waiting);
    expect(html).toContain('/sandbox/payments/1101/phone');
    for (const button of ['Aceitar no telemóvel', 'Recusar no telemóvel']) {
      expect(html).toMatch(new RegExp(`<aside.*<button[^>]*>${button}</button>`, 's'));
    }
    expect(textOf(render(views.waiting, { sandbox: false }))).not.toContain('Aceitar no telemóvel');
  });
});
