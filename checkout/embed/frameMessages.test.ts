import { expect, test } from 'vitest';
import { readFrameMessage, readHostMessage, withProtocol } from './frameMessages.ts';

const messages = [
  { type: 'ready', title: 'Pagamento' },
  { type: 'resized', heightPx: 640 },
  { type: 'finished', redirectUrl: 'https://loja.example/?id=1' },
  { type: 'finished', redirectUrl: 'example.shop.app://paid?id=1' },
] as const;

test.each(messages)('%o arrives as it was sent', (message) => {
  expect(readFrameMessage(withProtocol(message))).toEqual(message);
});

test('the host is heard too', () => {
  expect(readHostMessage(withProtocol({ type: 'welcome', dark: true }))).toEqual({
    type: 'welcome',
    dark: true,
  });
  expect(readHostMessage({ ...withProtocol({ type: 'welcome', dark: true }), dark: 'yes' })?.dark).toBe(false);
});

test.each([
  undefined,
  { type: 'ready', title: 'x' },
  { ...withProtocol({ type: 'resized', heightPx: 1 }), protocol: 'other' },
  { ...withProtocol({ type: 'resized', heightPx: 1 }), heightPx: -1 },
  { ...withProtocol({ type: 'ready', title: '' }), title: 5 },
  withProtocol({ type: 'finished', redirectUrl: 'javascript:alert(1)' }),
  withProtocol({ type: 'finished', redirectUrl: ' DATA:text/html,x' }),
  withProtocol({ type: 'finished', redirectUrl: 'intent://pay#Intent;end' }),
  withProtocol({ type: 'finished', redirectUrl: 'loja://obrigado' }),
  withProtocol({ type: 'welcome', dark: false }),
])('%o is not heard from a frame', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
});

test('a frame’s own message is not taken for the host’s', () => {
  expect(readHostMessage(withProtocol({ type: 'ready', title: 'x' }))).toBeUndefined();
  expect(readHostMessage({ type: 'welcome' })).toBeUndefined();
});
