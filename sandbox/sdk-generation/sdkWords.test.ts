import { expect, it } from 'vitest';
import { clientWords } from './sdkWords.ts';

it('can stand in a quoted text of any language', () => {
  const all = Object.values(clientWords).flatMap((words) => Object.values(words));
  expect(all.filter((text) => /['"`\\$]/.test(text))).toEqual([]);
});
