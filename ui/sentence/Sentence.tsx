import { createElement, Fragment } from 'react';

/** A sentence as people read it: what it has between backticks is set as code. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part));
  // Spread, since the parts of a sentence never change places and need no keys.
  return createElement(Fragment, null, ...parts);
}
