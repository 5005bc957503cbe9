import type { Push } from '@balcao/contract/control/phone.ts';
import type { PaymentMoment } from '@balcao/contract/control/timeline.ts';
import { describe, expect, test } from 'vitest';
import { phoneOf, showPhone } from '../../core/phoneNumber.ts';
import { phonesOf, pushEndingOf } from './pushes.ts';

const push: Push = {
  paymentId: '1101',
  phoneNumber: '351#912345678',
  merchant: 'Loja de Exemplo, Lda.',
  amount: 1000,
  saves: false,
  createdAt: '2026-01-15T10:00:00+00:00',
  expiresAt: '2026-01-15T10:05:00+00:00',
  answersAt: null,
};

describe('a number', () => {
  test.each([
    ['912345678', '351#912345678'],
    ['912 345 678', '351#912345678'],
    ['+351 912 345 678', '351#912345678'],
    ['00351912345678', '351#912345678'],
    ['351#912345678', '351#912345678'],
    ['34#600 123 456', '34#600123456'],
    ['+34600123456', '34600123456'],
    ['12', '12'],
    ['nobody', 'nobody'],
  ])('%s goes out as %s', (typed, sent) => {
    expect(phoneOf(typed)).toBe(sent);
  });

  test('is shown in threes, with its country where it is another', () => {
    expect(showPhone('351#912345678')).toBe('912\u00a0345\u00a0678');
    expect(showPhone('34#600123456')).toBe('+34\u00a0600\u00a0123\u00a0456');
  });
});

test('phones are told apart, the one that rang last first', () => {
  const other = { ...push, paymentId: '1102', phoneNumber: '351#900000001' };
  const phones = phonesOf([other, push, { ...push, paymentId: '1100' }]);
  expect(phones.map(({ number, pushes }) => [number, pushes.map(({ paymentId }) => paymentId)])).toEqual([
    ['351#900000001', ['1102']],
    ['351#912345678', ['1101', '1100']],
  ]);
  expect(phonesOf([])).toEqual([]);
});

describe('how a notification ended', () => {
  const moments = (...actions: (PaymentMoment['action'] | 'attempt')[]) =>
    actions.map((action) => ({ action: action === 'attempt' ? null : action, code: null }) as PaymentMoment);

  test('is its last step, whatever was delivered since', () => {
    expect(pushEndingOf(moments('create_push', 'accept_push', 'attempt'))?.action).toBe('accept_push');
  });

  test('is open again once another one left', () => {
    expect(pushEndingOf(moments('create_push', 'expire_push', 'retry_push'))).toBeUndefined();
    expect(pushEndingOf(moments('create_push', 'expire_push', 'retry_push', 'refuse_push'))?.action).toBe(
      'refuse_push',
    );
  });

  test('is unknown where nothing was sent to a phone', () => {
    expect(pushEndingOf(moments('create_reference', 'pay_reference'))).toBeUndefined();
  });
});
