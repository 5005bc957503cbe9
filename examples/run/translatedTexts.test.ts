import { expect, test } from 'vitest';
import type { Recording } from '../recording.ts';
import { translatedTexts, withTexts } from './translatedTexts.ts';

const recording = (locale: 'pt' | 'es', summary: string, status = 201): Recording => ({
  id: 'payments/multibanco',
  locale,
  clock: '2026-01-15T10:00:00+00:00',
  steps: [
    {
      name: 'create',
      kind: 'api',
      request: {
        method: 'POST',
        path: '/api/payments',
        headers: { ...(locale === 'es' && { 'Accept-Language': 'ES' }), 'a/b': summary },
        body: summary,
      },
      response: { status, headers: {}, body: '' },
    },
  ],
});
const portuguese = recording('pt', 'Encomenda');
const spanish = recording('es', 'Pedido');

test('keeps the texts that differ, and makes the recording from them again', () => {
  const texts = translatedTexts(portuguese, spanish);
  expect(texts).toEqual({
    '/steps/0/request/headers/a~1b': 'Pedido',
    '/steps/0/request/body': 'Pedido',
  });
  expect(withTexts(portuguese, 'es', texts)).toEqual(spanish);
});

test('refuses a translation that was answered otherwise', () => {
  expect(() => translatedTexts(portuguese, recording('es', 'Pedido', 409))).toThrow(
    '/steps/0/response/status is 409 instead of 201',
  );
});

test('refuses a text whose place is gone', () => {
  expect(() => withTexts(portuguese, 'es', { '/steps/1/request/body': 'Pedido' })).toThrow(
    'payments/multibanco in es has no /steps/1/request/body',
  );
});
