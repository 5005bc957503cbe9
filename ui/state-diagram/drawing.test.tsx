import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StateDiagram } from './StateDiagram.tsx';

const states = {
  new: { word: 'start', shape: 'dot', tone: 'plain' },
  pending: { word: 'pending', shape: 'ring', tone: 'pending' },
  confirmed: { word: 'confirmed', shape: 'check', tone: 'confirmed' },
} as const;
const transitions = [
  { from: 'new', to: 'pending', label: 'Create it', by: 'Shop' },
  { from: 'pending', to: 'confirmed', label: 'Pay it', by: 'Payer', codes: ['payment_confirmed'] },
  { from: 'pending', to: 'confirmed', label: 'Pay by card' },
];
const html = renderToStaticMarkup(
  <StateDiagram title="A payment" description="Created, then paid." states={states} transitions={transitions} />,
);
const items = [...html.matchAll(/<li.*?<\/li>/g)].map(([item]) =>
  item
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

test('what the drawing shows is also a list: each arrow with all that it stands for', () => {
  expect(items).toEqual([
    'start → pending Create it · Shop',
    'pending → confirmed Pay it · Payer payment_confirmed Pay by card',
  ]);
});

test('the drawing is one image with a description', () => {
  expect(html.match(/role="img" aria-label="Created, then paid."/g)).toHaveLength(1);
});
