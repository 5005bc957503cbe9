import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../../tools/run/paths.mjs';

export interface RelatedGuide {
  /** Path relative to the language's base path. */
  path: string;
  title: string;
}

const mostGuides = 3;

/** Guides to exclude, because they mention many operations and explain none. */
const lists = new Set(['guides/changelog.mdx', 'guides/differences.mdx', 'guides/not-available.mdx']);

/** Guides that mention each operation, those with the most mentions first. @param translated `docs` for Portuguese */
export function readGuides(docs: string, translated: string): Record<string, RelatedGuide[]> {
  const pages = filesIn(docs, '.mdx').filter((file) => !lists.has(file.replaceAll(path.sep, '/')));
  const counts = new Map<string, Map<string, number>>();
  for (const page of pages.sort()) {
    const text = readFileSync(path.join(docs, page), 'utf8');
    for (const [, one, other] of text.matchAll(/<(?:Operation|ViewApi|Control) is="(\w+)"|\boperation="(\w+)"/g)) {
      const named = counts.get(one ?? other ?? '') ?? new Map<string, number>();
      counts.set(one ?? other ?? '', named.set(page, (named.get(page) ?? 0) + 1));
    }
  }
  const guideAt = (page: string): RelatedGuide => ({
    path: `docs/${page.replaceAll(path.sep, '/').replace(/(\/index)?\.mdx$/, '')}`,
    title: /^title: (.*)$/m.exec(readFileSync(path.join(translated, page), 'utf8'))?.[1] ?? page,
  });
  return Object.fromEntries(
    [...counts].map(([operation, named]) => {
      const most = [...named].sort(([, one], [, other]) => other - one).slice(0, mostGuides);
      return [operation, most.map(([page]) => guideAt(page))];
    }),
  );
}
