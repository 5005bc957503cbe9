import { buildFacts } from '@balcao/contract/facts/buildFacts.ts';
import { buildDescription } from '@balcao/contract/openapi/buildDescription.ts';
import { buildControlDescription } from '@balcao/contract/openapi/control.ts';
import { soapUrls } from '@balcao/contract/soap/hashVectors.ts';
import { buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';
import { write } from './folderFiles.ts';
import { collectionOf } from './postman.ts';

/** Derived files to read instead of the contract: descriptions, facts, Postman collection, WSDL. Not committed. */
function filesIn(locale: Locale): Record<string, unknown> {
  const openapi = buildDescription(locale);
  return {
    openapi,
    control: buildControlDescription(locale),
    facts: buildFacts(locale),
    postman: collectionOf(openapi),
  };
}

const files = new Map([['paypayservices.wsdl', buildWsdl(soapUrls.production.endpoint)]]);
for (const locale of locales)
  for (const [name, content] of Object.entries(filesIn(locale)))
    files.set(`${name}.${locale}.json`, `${JSON.stringify(content, null, 2)}\n`);
await write(files, at('contract', 'generated'));
