import { readFileSync } from 'node:fs';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import { sectionOf } from '@balcao/reference/description/anchors.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import { describedHere } from '@balcao/reference/page/referenceContent.ts';
import { expect, test } from 'vitest';
import { provocation, reference as texts } from '../../words/pt/reference.ts';
import { pageErrors } from './errorEntries.ts';

const generated = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../contract/generated/${name}.pt.json`, import.meta.url), 'utf8'));

const reference = readDescription(generated('openapi'));
const entries = describedHere(pageErrors('api', generated('facts'), provocation));
const sample = { request: '', status: 200, response: '' };
const operations = reference.chapters.flatMap((chapter) => chapter.operations);
const markdown = toMarkdown({
  ...{ reference, texts, errors: entries },
  samples: Object.fromEntries(operations.map(({ id }) => [id, sample])),
});
const catalogue = { ...errors, ...sandboxErrors };
const entryOf = (code: string) => sectionOf(markdown, `errors/${code}`);

test('every code has an entry with all its parts [error-catalogue.every-code-is-whole]', () => {
  const { saw, happened, fix, provoke, where } = texts;
  for (const [code, { cause, remedy }] of Object.entries(catalogue)) {
    const entry = entryOf(code);
    for (const heading of [saw, happened, fix, provoke, where])
      expect(entry).toMatch(new RegExp(`^- ${heading}: \\S`, 'm'));
    expect(entry).toContain(cause.pt);
    expect(entry).toContain(remedy.pt);
  }
  expect(entries.map(({ code }) => code).sort()).toEqual(Object.keys(catalogue).sort());
});

test('the entries of chosen rules are marked, and no others [error-catalogue.chosen-rules-are-marked]', () => {
  const chosen = Object.entries(catalogue).filter(([, { origin }]) => origin.mapping.kind === 'chosen');
  const marked = entries.filter(({ code }) => entryOf(code).includes(`(${texts.chosen})`));
  expect(marked.map(({ code }) => code)).toEqual(chosen.map(([code]) => code));
  expect(marked.map(({ chosenAt }) => chosenAt)).toContain('/docs/guides/differences#error-e00301');
  expect(marked.length).toBeLessThan(entries.length);
});
