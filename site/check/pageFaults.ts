import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { attributeOf, emittedPages, localeOf, markdownOf } from './builtPages.ts';
import { isUnlisted } from './machineFiles.ts';

/** Pages without links, in their head or Markdown, to their Markdown or to the list of pages. */
export function missingPointers(folder: string, base: string): string[] {
  return emittedPages(folder)
    .filter(({ address }) => !isUnlisted(address))
    .flatMap(({ address, html }) => {
      const list = `${base.slice(0, -1)}${sitePrefixes[localeOf(address)]}/llms.txt`;
      const file = markdownOf(address);
      const head = html.slice(0, html.indexOf('</head>'));
      const tags = [...head.matchAll(/<link[^>]*>/g)].map(([tag]) => tag);
      const leads = (...values: readonly string[]) =>
        tags.some((tag) => ['rel', 'type', 'href'].every((name, at) => attributeOf(tag, name) === values[at]));
      const markdown = path.join(folder, file);
      const text = existsSync(markdown) ? readFileSync(markdown, 'utf8') : '';
      const told = [
        [leads('alternate', 'text/markdown', base + file), `${base}${address} does not name its Markdown`],
        [leads('describedby', 'text/plain', list), `${base}${address} does not name ${list}`],
        [text.includes(`](${list})`), `${file} does not lead to ${list}`],
      ] as const;
      return told.flatMap(([isTold, fault]) => (isTold ? [] : [fault]));
    });
}

/** Tables that lack an accessible name and the style of ui/table, and so need `<Comparison caption="...">`. */
export function namelessTables(folder: string): string[] {
  return emittedPages(folder).flatMap(({ address, html }) =>
    [...html.matchAll(/<table\b[^>]*>(?!<caption\b)(.{0,60})/gs)].map(
      ([, start]) => `/${address}: a table without a caption, which starts with ${start}`,
    ),
  );
}
