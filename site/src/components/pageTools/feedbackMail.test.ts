import { expect, test } from 'vitest';
import { feedbackMailUrl } from './feedbackMail.ts';

const letter = { subject: 'Útil: Erros & códigos', body: 'https://x.test/a\n' };

test('a letter by mail has its subject and its body filled in', () => {
  const { searchParams, protocol } = new URL(feedbackMailUrl('mailto:help@x.test', letter));
  expect([protocol, ...searchParams]).toEqual(['mailto:', ['subject', letter.subject], ['body', letter.body]]);
});

test('a letter to a form for issues has its title and its body filled in, and keeps what the address had', () => {
  const { searchParams } = new URL(feedbackMailUrl('https://git.test/issues/new?labels=docs', letter));
  expect([...searchParams]).toEqual([
    ['labels', 'docs'],
    ['title', letter.subject],
    ['body', letter.body],
  ]);
});
