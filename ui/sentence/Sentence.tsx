import { createElement, Fragment } from 'react';

/** Sentence with code between backquotes. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  // Passes the parts as separate children. They need no keys, because they keep their order.
  return createElement(Fragment, null, ...parts);
}
