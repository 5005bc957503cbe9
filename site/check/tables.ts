import { emittedPages } from './builtPages.ts';

/** They lack an accessible name, and the style of ui/table: `<Comparison caption="...">` is missing. */
export function namelessTables(folder: string): string[] {
  return emittedPages(folder).flatMap(({ address, html }) =>
    [...html.matchAll(/<table\b[^>]*>(?!<caption\b)(.{0,60})/gs)].map(
      ([, start]) => `/${address}: a table without a caption, which starts with ${start}`,
    ),
  );
}
