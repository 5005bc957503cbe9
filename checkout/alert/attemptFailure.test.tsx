import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ScreenProps } from '../screenProps.ts';
import type { PageState } from '../session/pageState.ts';
import { initialState } from '../session/pageState.ts';
import { views } from '../testing.ts';
import { wordsOf } from '../words/of.ts';
import { AttemptFailure } from './AttemptFailure.tsx';

const words = wordsOf('EN');

/** What is shown after an attempt on the card form that ended so. */
function shownAfter(more: Partial<PageState>): string {
  const view = views.card;
  const checkout = { pageState: { ...initialState(view), replyCount: 1, ...more } };
  return renderToStaticMarkup(<AttemptFailure {...({ words, view, checkout } as unknown as ScreenProps)} />);
}

test('a refusal of the whole page says what the payer can do', () => {
  const html = shownAfter({ refusal: { fields: {} } });
  expect(html).toContain(words.refused.title);
  expect(html).toContain(words.refused.next);
});

test('a refusal of a field is told at the field alone', () => {
  expect(shownAfter({ refusal: { fields: { number: 'Not a test card.' } } })).toBe('');
});
