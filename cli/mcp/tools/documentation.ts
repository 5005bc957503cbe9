import { wordPattern } from '@balcao/site/src/search/tokenize.ts';
import * as z from 'zod';
import type { DocumentationPages, FoundPlace } from '../documentation/documentation.ts';
import { beginningOf, type PageSection, sectionsIn } from '../documentation/sections.ts';
import { boundText, done, mostCharacters, problem, type ToolResult } from '../results/toolResult.ts';
import { language, tool } from './tool.ts';

const notBuilt = problem(
  'This copy of the program has no documentation: it was built before the site was.',
  'In the source code, `npm start` builds it, and `npm pack --workspace cli` a package that carries it. describe_operation and explain_error work without it.',
);

export function readingOf({ href, names = [], call }: FoundPlace['document']): string {
  if (call && names[0]) return `describe_operation ${names[0]}`;
  const code = /^\/(?:api|sandbox-api)#errors\/(\w+)$/.exec(href)?.[1];
  if (code) return `explain_error ${code}`;
  const [page, section] = href.split('#');
  return section ? `read_page ${page} section ${section}` : `read_page ${page}`;
}

const placeText = ({ document, excerpt }: FoundPlace, i: number) =>
  [
    `${i + 1}. ${[...document.trail, document.title].join(' > ')}`,
    `   ${readingOf(document)}`,
    ...(excerpt ? [`   ${excerpt}`] : []),
  ].join('\n');

/** Maximum number of words in a search; each word blocks the process for milliseconds. */
const mostWords = 10;

function searchedPart(query: string): { searched: string; note: string[] } {
  const end = [...query.matchAll(wordPattern)][mostWords]?.index;
  if (end === undefined) return { searched: query, note: [] };
  const searched = query.slice(0, end).trim();
  return { searched, note: [`Only the first ${mostWords} words were searched: "${searched}".`] };
}

export const searchDocumentation = tool({
  description:
    'Searches the documentation: guides, integrations, SOAP, operations, error codes. Finds words in any form, fields, codes and calls.',
  input: z.object({
    query: z
      .string()
      .min(1)
      .max(300)
      .describe(`Words, ${mostWords} at most, a field, a code, or a call such as POST /refunds`),
    limit: z.int().min(1).max(20).default(8).describe('Most places'),
    language,
  }),
  needsKeys: false,
  isReadOnly: true,
  async run({ documentation }, { query, limit, language: locale }) {
    const pages = await documentation(locale);
    if (!pages) return notBuilt;
    const { searched, note } = searchedPart(query);
    const found = await pages.search(searched);
    if (found.length === 0) {
      return problem(
        [`Nothing in the documentation matches "${query}".`, ...note].join('\n'),
        'Use other or fewer words, in the language that `language` names.',
      );
    }
    const left = found.length - limit;
    const more = left > 0 ? [`… ${left} more; raise \`limit\`.`] : [];
    const lines = [...note, ...found.slice(0, limit).map(placeText), ...more];
    return done(boundText(lines.join('\n'), 'Lower `limit`.'));
  },
});

/** Splits a location into path and section. Also accepts URLs and links copied from pages. */
function placeOf(written: string): { path: string; section?: string } {
  const withoutOrigin = written.trim().replace(/^https?:\/\/[^/]+/, '');
  const [path = '', section] = withoutOrigin.split('#');
  const bare = path
    .replace(/\.md$/, '')
    .replace(/^\/?(es|en)(?=\/|$)/, '')
    .replace(/\/+$/, '');
  return { path: bare.startsWith('/') ? bare : `/${bare}`, section };
}

function similarPaths(paths: readonly string[], path: string): string[] {
  const name = path.split('/').at(-1) ?? '';
  return paths.filter((each) => !each.includes('.') && name !== '' && each.includes(name)).slice(0, 8);
}

function unknownPage({ paths }: DocumentationPages, path: string): ToolResult {
  if (path === '/api' || path === '/sandbox-api')
    return problem(`${path} is the reference.`, 'describe_operation and explain_error tell what it says.');
  const similar = similarPaths(paths, path);
  return problem(
    `The documentation has no page ${path}.`,
    similar.length > 0 ? `Pages with that name: ${similar.join(', ')}.` : 'search_documentation finds pages.',
  );
}

interface NamedSection extends PageSection {
  id: string;
}

const plain = (heading: string) => heading.replace(/[`*]|\\(?=[^\w\s])/g, '');

/** Sections of a page with their ids. Those with the same heading get the page's ids in order. */
function namedSections(pages: DocumentationPages, path: string, markdown: string): NamedSection[] {
  const known = pages.sectionsOf(path.replace(/\.\w+$/, ''));
  return sectionsIn(markdown).map((section) => {
    const at = known.findIndex(({ heading }) => plain(heading) === plain(section.heading));
    const [named] = at < 0 ? [] : known.splice(at, 1);
    return { ...section, id: named?.id ?? plain(section.heading) };
  });
}

const contents = (sections: readonly NamedSection[]) =>
  sections.map(({ id, heading, level, text }) => {
    const title = id === plain(heading) ? heading : `${id}: ${heading}`;
    return `${'  '.repeat(level - 2)}- ${title} (${text.length} characters)`;
  });

function partFrom(text: string, from: number): string {
  const part = text.slice(from);
  if (part.length <= mostCharacters) return part;
  const cut = part.slice(0, mostCharacters - 200);
  const end = cut.lastIndexOf('\n') > 0 ? cut.lastIndexOf('\n') : cut.length;
  return `${part.slice(0, end)}\n… ${part.length - end} characters left out. Go on with \`from\` ${from + end}.`;
}

export const readPage = tool({
  description:
    'Reads a page of the documentation as Markdown. A long page begins with the list of its sections, each read with `section`.',
  input: z.object({
    page: z
      .string()
      .min(1)
      .max(300)
      .describe('Path, such as /docs/guides/webhooks; /docs/guides/webhooks.php has its samples in PHP'),
    section: z.string().max(200).optional().describe('Id or heading of a section'),
    from: z.int().min(0).default(0).describe('Character to go on from, where a result says so'),
    language,
  }),
  needsKeys: false,
  isReadOnly: true,
  async run({ documentation }, { page, section: asked, from, language: locale }) {
    const pages = await documentation(locale);
    if (!pages) return notBuilt;
    const { path, section = asked } = placeOf(page);
    const markdown = pages.page(path === '/' ? '/index' : path);
    if (markdown === undefined) return unknownPage(pages, path);
    const sections = namedSections(pages, path, markdown);
    if (section === undefined) {
      if (from > 0 || markdown.length <= mostCharacters || sections.length === 0) return done(partFrom(markdown, from));
      const list = ['', 'Sections, to be read with `section`:', ...contents(sections)].join('\n');
      return done(boundText(beginningOf(markdown), 'Read its sections.', mostCharacters - list.length) + list);
    }
    const found = sections.find(({ id, heading }) => id === section || plain(heading) === plain(section));
    if (found) return done(partFrom(found.text, from));
    return problem(
      `Page ${path} has no section "${section}".`,
      boundText(['Its sections:', ...contents(sections)].join('\n'), 'Read the page without `section`.'),
    );
  },
});
