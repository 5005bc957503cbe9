import { createElement, Fragment } from 'react';

/** Sentence with code between backticks. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  // Spread as children, because the parts never reorder and need no keys.
  return createElement(Fragment, null, ...parts);
}
