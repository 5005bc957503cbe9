import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { OwnValue } from '@balcao/reference/console/carry/carriedValues.ts';
import type { ConsoleServer, ConsoleSetting, Scenario } from '@balcao/reference/console/consoleSetting.ts';
import { findOperation } from '@balcao/reference/console/operation/consoleOperation.ts';
import type { Credentials } from '@balcao/reference/console/send/wireRequest.ts';
import { dataOf } from '@balcao/workbench/core/exchange.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { requestAs } from '@balcao/workbench/core/runnerContext.ts';
import { jsonHtml } from '@balcao/workbench/parts/exchange/json.ts';
import seed from '@facts/seed.json';
import refusals from '@refusals';
import { codeBlock } from '@words/chrome.ts';
import { words as shared } from '@workbench-words';
import { useMemo } from 'react';
import type { PageContext } from '../../../islands/pageContext.ts';
import { meanings } from '../meanings.ts';
import { type ReferencePageId, referencePages } from '../referencePages.ts';
import { carryRules, openableFields } from './carryRules.ts';
import { apiCredentialsOf, originOfApi } from './consoleCredentials.ts';
import { type ListedPayment, newestOwn, takesPayment } from './newestOwn.ts';
import { sampleLanguages } from './sampleLanguages.ts';
import { outcomeScenarios } from './scenarios.ts';
import type { Description } from './useDescription.ts';
import { watchDeliveries } from './watchDeliveries.ts';
import type { ConsoleWords } from './words/pt.ts';

/** Path in the control API, which simulated faults do not affect. */
const listPath = '/sandbox/payments?limit=20';

/** Parameter values from the reader's payments. None are read from the provider's servers. */
async function ownPayments(
  { server, credentials, kinds }: { server: ConsoleServer; credentials: Credentials; kinds: readonly string[] },
  words: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<OwnValue[]> {
  if (!server.given || server.isClosed || !takesPayment(kinds)) return [];
  const request = requestAs(originOfApi(server.url), apiCredentialsOf(credentials), locale);
  const { reply } = await request('GET', listPath);
  const all = dataOf(reply) as ListedPayment[] | undefined;
  return newestOwn(all ?? [], { kinds, words, firstFreeId: seed.firstFreePaymentId });
}

function refusalScenarios(reference: ReferencePageId, operationId: string, { groups }: ConsoleWords): Scenario[] {
  return refusals[reference].calls.flatMap(({ code, msg, call }) => {
    const { operation, params, query, body, rawBody, as, clientId } = call;
    // A scenario never changes the credentials.
    if (operation !== operationId || as || clientId) return [];
    const label = msg.replace(/\{\w+\}/g, '…');
    const fill = { parameters: { ...params, ...query }, body, text: rawBody };
    return [{ id: code, group: groups.refusal, label, code, fill }];
  });
}

/** Error code of a body that is not JSON (docs/decisions/error-codes.md). */
const brokenBodyCode = 'e00219';

/** Link to the entry of a code in the catalogue of the same reference page, or in that of the API. */
function errorLink(code: string, reference: ReferencePageId, localeUrl: string): string | undefined {
  const page = [reference, 'api' as const].find((id) => refusals[id].codes.includes(code));
  if (!page) return undefined;
  return page === reference ? `#errors/${code}` : `${localeUrl}${referencePages[page].path.slice(1)}#errors/${code}`;
}

interface SettingInputs {
  page: PageContext;
  reference: ReferencePageId;
  words: ConsoleWords;
  servers: readonly ConsoleServer[];
  serverId: string;
  description: Description;
}

/** Settings of the site's console; undefined until a description is loaded. */
export function useConsoleSetting({ page, reference, words, servers, serverId, description }: SettingInputs) {
  const { locale, localeUrl } = page;
  const document = description.kind === 'found' ? description.document : undefined;
  const fixed = useMemo(() => fixedFor({ locale, localeUrl, reference, words }), [locale, localeUrl, reference, words]);
  if (!document) return undefined;
  return {
    ...fixed,
    document,
    texts: { ...words.console, code: codeBlock },
    servers,
    serverId,
    scenariosOf: (id: string) => [
      ...exampleScenarios(document, id, words),
      ...outcomeScenarios(id, words),
      ...refusalScenarios(reference, id, words),
    ],
  } satisfies Omit<ConsoleSetting, 'onServer' | 'credentials' | 'onCredentials'>;
}

type FixedInputs = Pick<PageContext, 'locale' | 'localeUrl'> & Pick<SettingInputs, 'reference' | 'words'>;

function fixedFor({ locale, localeUrl, reference, words }: FixedInputs) {
  return {
    knownValues: { 'Accept-Language': locale.toUpperCase() },
    meanings: [...meanings, words.languages],
    carryRules,
    openableFields,
    samplesOf: sampleLanguages(shared.destination.placeholders, referencePages[reference].base),
    highlight: jsonHtml,
    errorLink: (code) => errorLink(code, reference, localeUrl),
    brokenBodyCode,
    watchDeliveries: (done, onChange) => watchDeliveries(done, words, locale, onChange),
    ownValues: (server, credentials, kinds) => ownPayments({ server, credentials, kinds }, words.ownPayments, locale),
    storageName: 'balcao.console',
  } satisfies Partial<ConsoleSetting>;
}

function exampleScenarios(document: OpenApiDocument, id: string, { groups }: ConsoleWords): Scenario[] {
  const examples = findOperation(document, id)?.body?.examples ?? [];
  if (examples.length < 2) return [];
  return examples.map(({ summary, value }) => ({
    id: summary,
    group: groups.example,
    label: summary,
    fill: { body: value },
  }));
}
