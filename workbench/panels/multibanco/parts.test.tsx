import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { groupReference, type Payment, signatureHeaderOf } from '../../core/payment.ts';
import { words as en } from '../../words/en.ts';
import { words as es } from '../../words/es.ts';
import { words as pt } from '../../words/pt.ts';
import { ReferenceCard } from './CreateStep.tsx';
import { initialState } from './panelState.ts';
import { Timeline } from './Timeline.tsx';

const payment: Payment = {
  id: '1101',
  amount: 123_450,
  referenceDetails: { entity: '12345', reference: '000000138' },
  stateDetails: { state: 'confirmed', createdAt: '2026-07-15T10:00:07+01:00' },
  validDate: { end: '2027-01-15T23:59:59+00:00' },
};
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the reference is shown as in a shop', () => {
  const html = renderToStaticMarkup(<ReferenceCard words={pt.card} locale="pt" payment={payment} />);
  expect(textOf(html)).toContain(
    'Entidade 12345 Referência 000 000 138 Montante 1 234,50 € Pode pagar-se até 15 de janeiro de 2027',
  );
});

describe('the timeline', () => {
  const fresh = initialState({ amount: '', code: '' });

  test('lists the expected states before anything has happened', () => {
    const text = textOf(renderToStaticMarkup(<Timeline words={pt} locale="pt" panel={fresh} />));
    expect(text).toMatch(/^pending .* confirmed .* webhook /);
  });

  test('shows each state with its Lisbon time and the wait between them', () => {
    const reached = [
      { state: 'pending', at: '2026-07-15T10:00:00+01:00' },
      { state: 'confirmed', at: '2026-07-15T10:00:07+01:00' },
    ] as const;
    const html = renderToStaticMarkup(<Timeline words={en} locale="en" panel={{ ...fresh, reached }} />);
    expect(textOf(html)).toContain('confirmed 10:00:07 · 7 seconds later');
  });

  test('says what to do when nobody listens', () => {
    const reached = [{ state: 'confirmed', at: '2026-07-15T10:00:07+01:00' }] as const;
    const panel = { ...fresh, reached, emptyPolls: 10 };
    const html = renderToStaticMarkup(<Timeline words={es} locale="es" panel={panel} />);
    expect(textOf(html)).toContain('POST /api/webhooks');
  });
});

test('references are grouped by three, whatever spaces they come with', () => {
  expect(groupReference('000000138')).toBe('000 000 138');
  expect(groupReference('000 000 138')).toBe('000 000 138');
});

test('the signature header is found in any case', () => {
  const attempt = { at: '', status: 204, error: null, durationMilliseconds: 1 };
  expect(signatureHeaderOf({ ...attempt, headers: { 'paypay-signature': 'x' } })).toBe('x');
  expect(signatureHeaderOf({ ...attempt, headers: {} })).toBeUndefined();
});
