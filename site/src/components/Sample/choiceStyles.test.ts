import { readFileSync } from 'node:fs';
import { type ChoiceKind, choiceKinds } from '@balcao/ui/radio-panels/rememberedChoice.ts';
import { expect, test } from 'vitest';
import { programLanguages } from '../guide/programLanguages.ts';
import { shells } from '../guide/shells.ts';
import { sampleLanguages } from './sample.ts';

const styles = readFileSync(new URL('../../../../ui/radio-panels/radio-panels.module.css', import.meta.url), 'utf8');

const idsOf: Record<ChoiceKind, string[]> = {
  language: [...new Set([...Object.keys(sampleLanguages), ...Object.keys(programLanguages)])],
  shell: shells.map(({ id }) => id),
};

test('no two kinds of choices share an id', () => {
  const all = choiceKinds.flatMap((kind) => idsOf[kind]);
  expect(new Set(all).size).toBe(all.length);
});

test('the styles count as many options as a set can have', () => {
  const counted = styles.match(/:nth-child\(\d+\) > :checked/g) ?? [];
  const most = Math.max(...Object.values(idsOf).map(({ length }) => length));
  expect(counted.length).toBeGreaterThanOrEqual(most);
});
