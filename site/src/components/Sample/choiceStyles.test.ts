import { readFileSync } from 'node:fs';
import { type ChoiceKind, choiceKinds } from '@balcao/ui/radio-panels/rememberedChoice.ts';
import { expect, test } from 'vitest';
import { programLanguages } from '../guide/programLanguages.ts';
import { shells } from '../guide/shells.ts';
import { sampleLanguages } from './sample.ts';

const file = 'ui/radio-panels/radio-panels.module.css';
const styles = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

const idsOf: Record<ChoiceKind, string[]> = {
  language: [...new Set([...Object.keys(sampleLanguages), ...Object.keys(programLanguages)])],
  shell: shells.map(({ id }) => id),
};

/** The rules of a choice on the root element: sets that have it show nothing else, and show it. */
const rulesOf = (id: string) => [
  `[data-chosen~="${id}"] .set[data-radios]:has(> * > [data-option="${id}"]) > * > :where([data-option])`,
  `[data-chosen~="${id}"] .set[data-radios] > * > [data-option="${id}"]`,
];

test.each(choiceKinds)('a remembered %s is shown before any script, whichever it is', (kind) => {
  for (const rule of idsOf[kind].flatMap(rulesOf))
    expect(styles.includes(rule), `${file} lacks ${rule}`).toBe(true);
});

test('the styles name what can be chosen, each in one kind, and nothing else', () => {
  const named = [...styles.matchAll(/\[data-chosen~="(\w+)"/g)].map(([, id]) => id);
  expect([...new Set(named)].sort()).toEqual(Object.values(idsOf).flat().sort());
});

test('the styles count as many options as a set can have', () => {
  const counted = styles.match(/:nth-child\(\d+\) > :checked/g) ?? [];
  const most = Math.max(...Object.values(idsOf).map(({ length }) => length));
  expect(counted.length).toBeGreaterThanOrEqual(most);
});
