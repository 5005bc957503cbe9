import { emittedPages } from './builtPages.ts';

/** Tables without an accessible name and the style of ui/table: they need `<Comparison caption="...">`. */
export function namelessTables(folder: string): string[] {
  return emittedPages(folder).flatMap(({ address, html }) =>
    [...html.matchAll(/<table\b[^>]*>(?!<caption\b)(.{0,60})/gs)].map(
      ([, start]) => `/${address}: a table without a caption, which starts with ${start}`,
    ),
  );
}
