import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFacts } from '@balcao/contract/facts/build.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { buildControlDescription } from '@balcao/contract/openapi/control.ts';
import { soapAddresses } from '@balcao/contract/soap/serviceUrls.ts';
import { buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { collectionOf } from './postman.ts';

/** `npm run generate` writes what is made from the contract; with `--check` it compares byte for byte. */

interface Generated {
  /** Below the repository's root. */
  path: string;
  text: string;
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const builders: Readonly<Record<string, (locale: Locale) => unknown>> = {
  openapi: buildDescription,
  control: buildControlDescription,
  facts: buildFacts,
  postman: (locale) => collectionOf(buildDescription(locale)),
};

const table: Generated[] = [
  { path: 'contract/generated/paypayservices.wsdl', text: buildWsdl(soapAddresses.production.endpoint) },
];
for (const [name, build] of Object.entries(builders)) {
  for (const locale of locales) {
    const text = `${JSON.stringify(await build(locale), null, 2)}\n`;
    table.push({ path: `contract/generated/${name}.${locale}.json`, text });
  }
}

function write(): void {
  for (const { path, text } of table) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`Wrote ${table.length} files to contract/generated.`);
}

function check(): void {
  const stale = table.filter(({ path, text }) => textAt(path) !== text);
  for (const { path } of stale) console.error(`${path} is not what the contract makes.`);
  if (stale.length > 0) {
    console.error('Run "npm run generate" and commit what it writes; never edit these files by hand.');
    process.exitCode = 1;
  } else {
    console.log(`${table.length} generated files are fresh.`);
  }
}

function textAt(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

if (process.argv.includes('--check')) check();
else write();
