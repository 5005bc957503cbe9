import path from 'node:path';
import { brokenLinks } from './links.ts';

/** `tsx site/check/run.ts [folder] [baseUrl]`: fails when a link or anchor of the built site leads nowhere. */
const [folder = path.join(import.meta.dirname, '../build'), baseUrl = '/'] = process.argv.slice(2);
const broken = brokenLinks(folder, baseUrl);
for (const { page, href, why } of broken) console.error(`${page}: ${href} (${why})`);
if (broken.length > 0) {
  console.error(
    `${broken.length} links lead nowhere. Correct them in the page, or write the page they lead to.`,
  );
  process.exitCode = 1;
}
