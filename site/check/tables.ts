import { emittedPages } from './builtPages.ts';

/**
 * Tables of a built site without a caption. They have no name for who cannot see them, and none of the looks of
 * ui/table: Markdown's own, where `<Comparison caption="...">` is missing around them.
 * @param folder the build's output
 */
export function namelessTables(folder: string): string[] {
  return emittedPages(folder).flatMap(({ address, html }) =>
    [...html.matchAll(/<table\b[^>]*>(?!<caption\b)(.{0,60})/gs)].map(
      ([, start]) => `/${address}: a table without a caption, which starts with ${start}`,
    ),
  );
}
