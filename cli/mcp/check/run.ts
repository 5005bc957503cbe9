import { pathToFileURL } from 'node:url';
import { locales } from '@balcao/contract/words/locales.ts';
import { at } from '../../../tools/run/paths.mjs';
import { readDocumentation } from '../documentation/documentation.ts';
import { checkDocumentation } from './checkDocumentation.ts';

/** `tsx mcp/check/run.ts` reads every page of the documentation in the site's build. */
const folder = pathToFileURL(at('.build', 'mcp', '/'));
for (const locale of locales) {
  const file = await readDocumentation(folder, locale);
  const problems = file
    ? await checkDocumentation(file, locale)
    : [`${locale}: there is no documentation in .build/mcp; npm start builds it.`];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${locale}: ${file?.documents.documents.length} places can be read`);
}
