import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { operationsOf } from '../description/anchors.ts';
import { readDescription } from '../description/readDescription.ts';
import type { Chapter } from '../description/referenceTypes.ts';
import { library, operation, texts } from '../testing.ts';
import { ReferencePage } from './ReferencePage.tsx';
import type { ErrorEntry, ReferenceContent } from './referenceContent.ts';

const reference = readDescription(library);
const codes = ['b101', 'b201', 'b202'];
const content: ReferenceContent = {
  reference,
  texts,
  errors: codes.map((code) => ({
    ...{ code, status: 422, msg: `said ${code}`, cause: `because ${code}`, remedy: `mend ${code}` },
    ...{ remedyOutside: code === 'b202', retryable: false, provoke: `provoke ${code}` },
  })),
  samples: Object.fromEntries(
    operationsOf(reference).map(({ id }) => [id, { request: `curl ${id}`, status: 200, response: '{}' }]),
  ),
  languages: [{ id: 'sh', label: 'cURL' }],
  guides: { createBook: [{ href: '/guide', title: 'A guide' }] },
  meanings: [{ PT: 'Portuguese', EN: 'English' }],
  intro: <h1>Library</h1>,
  lifecycles: { createBook: <figure>drawing</figure> },
  moves: { createBook: <p>new → sold</p> },
  callers: { createBook: 'Called by the shop.' },
};
const html = renderToStaticMarkup(<ReferencePage {...content} />);

test('every link within the page has a target, and no id occurs twice', () => {
  const places = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(places.length).toBe(new Set(places).size);
  for (const [, hash] of html.matchAll(/ href="#([^"]+)"/g)) expect(places).toContain(hash);
});

test('everything that is described can be read', () => {
  const said = ['Its title.', 'Counted from the door.', 'Who may call it.', 'b001', 'Portuguese', 'drawing'];
  for (const words of [...said, ...codes.flatMap((code) => [`because ${code}`, `mend ${code}`, `provoke ${code}`])])
    expect(html).toContain(words);
});

test('the fields of a model are shown once', () => {
  expect(html.match(/Their name\./g)).toHaveLength(1);
});

test('the bodies of an operation are shown where a page asks for it', () => {
  const shown = '&quot;title&quot;: &quot;Mensagem&quot;';
  expect(html).not.toContain(shown);
  expect(renderToStaticMarkup(<ReferencePage {...content} showsBodies />)).toContain(shown);
});

test('a code that another page describes is linked there, and has no entry here', () => {
  const [first, ...others] = content.errors as [ErrorEntry, ...ErrorEntry[]];
  const elsewhere = [{ ...first, describedAt: '/other#errors/b101' }, ...others];
  const page = renderToStaticMarkup(<ReferencePage {...content} errors={elsewhere} />);
  expect(page).toContain('href="/other#errors/b101"');
  expect(page).not.toContain('id="errors/b101"');
});

test('a stream, which no response ends, is not offered to be tried', () => {
  const [chapter] = reference.chapters as [Chapter];
  const streaming = chapter.operations.map((operation) => ({ ...operation, isStream: true }));
  const changed = { ...reference, chapters: [{ ...chapter, operations: streaming }] };
  expect(html).toContain('data-console="getBook"');
  expect(renderToStaticMarkup(<ReferencePage {...content} reference={changed} />)).not.toContain('data-console=');
});

test('a description without webhooks has no chapter of them', () => {
  const page = renderToStaticMarkup(<ReferencePage {...content} reference={{ ...reference, webhooks: [] }} />);
  expect(html).toContain('id="webhooks"');
  expect(page).not.toContain('id="webhooks"');
});

test('a stream among the operations leaves the envelope of the others as it is', () => {
  const events = { 'text/event-stream': { schema: { type: 'object' } } };
  const get = operation('watchBooks', { responses: { 200: { description: 'Events', content: events } } });
  const streaming = readDescription({ ...library, paths: { ...library.paths, '/events': { get } } });
  expect(reference.envelope.map(({ name }) => name)).toContain('success');
  expect(streaming.envelope).toEqual(reference.envelope);
});

test('paths are shown with the beginning that readers know, and anchors are those of the description', () => {
  const [chapter] = readDescription(library, '/lending').chapters as [Chapter];
  expect(chapter.operations.map(({ path }) => path)).toEqual(['/lending/books/{id}', '/lending/books']);
  expect(chapter.operations.map(({ anchor }) => anchor)).toEqual(
    reference.chapters[0]?.operations.map(({ anchor }) => anchor),
  );
});

test('an operation without a sample stops the build', () => {
  const { getBook: _, ...samples } = content.samples;
  expect(() => renderToStaticMarkup(<ReferencePage {...content} samples={samples} />)).toThrow('getBook');
});
