import { expect, test } from 'vitest';
import { searchContents } from '../builder/outputs/search.ts';
import { searchFiles } from '../src/search/document.ts';
import { nothing, type QuestionSet, questionSets, questionsOf } from './questions.ts';
import { measureSearch, openSearch } from './search.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const page = (href: string, title: string) => ({
  document: { href, title, area: 'guides', trail: [], codes: [] } as const,
  text: '',
});
const { documents, texts } = searchContents([
  page('/docs/guides/intro', 'Introduction'),
  page('/docs/guides/intro#build', 'What you can build'),
  page('/docs/guides/errors', 'Errors'),
]);
async function measure(questions: { typed: string; answers: string[] }[]) {
  const folder = temporaryFolder({
    [`en/${searchFiles.documents}`]: JSON.stringify(documents),
    [`en/${searchFiles.texts}`]: JSON.stringify(texts),
  });
  return measureSearch(await openSearch(folder, 'en'), questions);
}

test('a question is answered by its page, by any section of it, or by one section where that is asked for', async () => {
  const { asked, misses } = await measure([
    { typed: 'introduction', answers: ['/docs/guides/intro'] },
    { typed: 'what can I build', answers: ['/docs/guides/intro'] },
    { typed: 'introduction', answers: ['/docs/guides/intro#build'] },
  ]);
  expect(asked).toBe(3);
  expect(misses).toEqual([
    {
      question: { typed: 'introduction', answers: ['/docs/guides/intro#build'] },
      found: ['/docs/guides/intro'],
    },
  ]);
});

test('an expected page that does not exist is reported', async () => {
  const questions = [{ typed: 'errors', answers: ['/docs/guides/errors', '/docs/guides/misspelt'] }];
  expect(await measure(questions)).toMatchObject({ misses: [], unknown: ['/docs/guides/misspelt'] });
});

test('nothing found is right for a question about something that does not exist', async () => {
  const { asked, misses } = await measure([
    { typed: 'platypus', answers: ['/docs/guides/errors', nothing] },
    { typed: 'platypus', answers: ['/docs/guides/errors'] },
    { typed: 'introduction', answers: [nothing] },
  ]);
  expect(asked).toBe(3);
  expect(misses.map(({ found }) => found)).toEqual([[], ['/docs/guides/intro']]);
});

const sets = Object.keys(questionSets) as QuestionSet[];

test.each(sets.flatMap((set) => (['pt', 'es', 'en'] as const).map((locale) => [set, locale] as const)))(
  'there are at least forty %s questions in %s, none asked twice',
  (set, locale) => {
    const questions = questionsOf(locale, set);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(new Set(questions.map(({ typed }) => typed))).toHaveLength(questions.length);
    expect(questions.filter(({ answers }) => answers.length === 0)).toEqual([]);
  },
);
