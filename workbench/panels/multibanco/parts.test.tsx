import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { groupReference } from '../../core/payment.ts';
import { Place } from '../../parts/place.ts';
import { words as en } from '../../words/en.ts';
import { words as es } from '../../words/es.ts';
import { initialState } from './panelState.ts';
import { Timeline } from './Timeline.tsx';

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the timeline', () => {
  const fresh = initialState({ amount: '', code: '' });

  test('shows each state with its Lisbon time and the wait between them', () => {
    const reached = [
      { state: 'pending', at: '2026-07-15T10:00:00+01:00' },
      { state: 'confirmed', at: '2026-07-15T10:00:07+01:00' },
    ] as const;
    const html = renderToStaticMarkup(
      <Place value={{ words: en, locale: 'en', baseUrl: '' }}>
        <Timeline panel={{ ...fresh, reached }} />
      </Place>,
    );
    expect(textOf(html)).toContain('confirmed 10:00:07 · 7 seconds later');
  });

  test('says what to do when nobody listens', () => {
    const reached = [{ state: 'confirmed', at: '2026-07-15T10:00:07+01:00' }] as const;
    const panel = { ...fresh, reached, emptyPolls: 10 };
    const html = renderToStaticMarkup(
      <Place value={{ words: es, locale: 'es', baseUrl: '' }}>
        <Timeline panel={panel} />
      </Place>,
    );
    expect(textOf(html)).toContain('POST /api/webhooks');
  });
});

test('references are grouped by three, whatever spaces they come with', () => {
  expect(groupReference('000000138')).toBe('000 000 138');
  expect(groupReference('000 000 138')).toBe('000 000 138');
});
