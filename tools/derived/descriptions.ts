import { buildFacts } from '@balcao/contract/facts/build.ts';
import { buildDescription } from '@balcao/contract/openapi/build.ts';
import { buildControlDescription } from '@balcao/contract/openapi/control.ts';
import { soapUrls } from '@balcao/contract/soap/serviceUrls.ts';
import { buildWsdl } from '@balcao/contract/soap/wsdl.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';
import { write } from './folderFiles.ts';
import { collectionOf } from './postman.ts';

/**
 * Makes what is read of the contract instead of the contract itself: the API's description, the simulators', the facts
 * and the Postman collection in each language, and the WSDL. Git ignores the folder.
 */
const builders: Readonly<Record<string, (locale: Locale) => unknown>> = {
  openapi: buildDescription,
  control: buildControlDescription,
  facts: buildFacts,
  postman: (locale) => collectionOf(buildDescription(locale)),
};

const files = new Map([['paypayservices.wsdl', buildWsdl(soapUrls.production.endpoint)]]);
for (const [name, build] of Object.entries(builders)) {
  for (const locale of locales) {
    files.set(`${name}.${locale}.json`, `${JSON.stringify(await build(locale), null, 2)}\n`);
  }
}
await write(files, at('contract', 'generated'));
