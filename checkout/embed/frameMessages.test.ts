import { expect, test } from 'vitest';
import { frameMessage, hostMessage, seal } from './frameMessages.ts';

const messages = [
  { type: 'ready', title: 'Pagamento' },
  { type: 'resized', heightPx: 640 },
  { type: 'finished', redirectUrl: 'https://loja.example/?id=1' },
  { type: 'finished', redirectUrl: 'example.shop.app://paid?id=1' },
] as const;

test.each(messages)('%o arrives as it was sent', (message) => {
  expect(frameMessage(seal(message))).toEqual(message);
});

test('the host is heard too', () => {
  expect(hostMessage(seal({ type: 'welcome', dark: true }))).toEqual({ type: 'welcome', dark: true });
  expect(hostMessage({ ...seal({ type: 'welcome', dark: true }), dark: 'yes' })?.dark).toBe(false);
});

test.each([
  undefined,
  null,
  'ready',
  { type: 'ready', title: 'x' },
  { ...seal({ type: 'resized', heightPx: 1 }), protocol: 'other' },
  { ...seal({ type: 'resized', heightPx: 1 }), heightPx: '1px' },
  { ...seal({ type: 'resized', heightPx: 1 }), heightPx: -1 },
  { ...seal({ type: 'resized', heightPx: 1 }), heightPx: Number.NaN },
  { ...seal({ type: 'ready', title: '' }), title: 5 },
  seal({ type: 'finished', redirectUrl: 'javascript:alert(1)' }),
  seal({ type: 'finished', redirectUrl: ' DATA:text/html,x' }),
  seal({ type: 'finished', redirectUrl: 'intent://pay#Intent;end' }),
  seal({ type: 'finished', redirectUrl: 'loja://obrigado' }),
  seal({ type: 'welcome', dark: false }),
])('%o is not heard from a frame', (data) => {
  expect(frameMessage(data)).toBeUndefined();
});

test('a frame’s own message is not taken for the host’s', () => {
  expect(hostMessage(seal({ type: 'ready', title: 'x' }))).toBeUndefined();
  expect(hostMessage({ type: 'welcome' })).toBeUndefined();
});
