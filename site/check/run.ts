import path from 'node:path';
import { provider } from '../../provider.config.ts';
import { siteLocales as allLocales, type SiteLocale } from '../locales.ts';
import { downloadFaults } from './downloads.ts';
import { gluedWordsIn } from './gluedWords.ts';
import { brokenLinks } from './links.ts';
import { machineFileGaps } from './machineFiles.ts';
import { brokenMarkdownLinks, fullTextSizes, listLengths, mostFullText, mostListCharacters } from './markdown.ts';
import { missingPointers, namelessTables } from './pageFaults.ts';
import { pageWeights } from './pageWeights.ts';
import { missingRoutes } from './routes.ts';

/**
 * `tsx site/check/run.ts [folder] [baseUrl] [locale...]`: fails if routes are missing, links or anchors are broken,
 * machine-readable files have gaps, Markdown has broken links, glued words or excessive size, tables lack a caption,
 * pages are too heavy, or downloads are missing or misnamed.
 */
const [folder = path.join(import.meta.dirname, '../build'), baseUrl = '/', ...chosen] = process.argv.slice(2);
const locales = chosen.length > 0 ? (chosen as SiteLocale[]) : allLocales;

const sizes = fullTextSizes(folder, locales);
console.log(`llms-full.txt: ${sizes.map(({ locale, kilobytes }) => `${locale} ${kilobytes} KB`).join(', ')}`);
const lists = listLengths(folder, locales);
console.log(`llms.txt: ${lists.map(({ locale, length }) => `${locale} ${length}`).join(', ')} characters`);
const weights = pageWeights(folder, locales);
for (const { locale, median, heaviest } of weights)
  console.log(
    `${locale}: a page has ${median.toFixed(1)} KB with its styles, ${heaviest.file} ${heaviest.kilobytes.toFixed(1)} KB`,
  );
const broken = brokenLinks(folder, baseUrl, locales);
const faults = [
  ...missingRoutes(folder, locales).flatMap(({ locale, missing }) =>
    missing.map((route) => `${locale}: ${route} has no page`),
  ),
  ...broken.map(({ page, href, why }) => `${page}: ${href} (${why})`),
  ...(broken.length > 0 ? ['Correct these links in the page, or write the page they lead to.'] : []),
  ...machineFileGaps(folder, provider.site + baseUrl, locales),
  ...brokenMarkdownLinks(folder, baseUrl).map(({ file, link }) => `${file}: ${link} (no such file)`),
  ...gluedWordsIn(folder).map(
    ({ file, word }) => `${file}: "${word}" is two texts of the page without a space between, or a placeholder`,
  ),
  ...missingPointers(folder, baseUrl),
  ...namelessTables(folder),
  ...downloadFaults(folder),
  ...lists
    .filter(({ length }) => length > mostListCharacters)
    .map(({ locale }) => `llms.txt has more than ${mostListCharacters} characters in ${locale}`),
  ...sizes
    .filter(({ kilobytes }) => kilobytes > mostFullText)
    .map(({ locale }) => `llms-full.txt is larger than ${mostFullText} KB in ${locale}`),
  ...weights.flatMap((each) => each.faults),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
