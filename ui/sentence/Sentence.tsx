import { createElement, Fragment } from 'react';

/** Sentence with code between backquotes. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  // Passed as separate children, because the parts keep their order and so need no keys.
  return createElement(Fragment, null, ...parts);
}
