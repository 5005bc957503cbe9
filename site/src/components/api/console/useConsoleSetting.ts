import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import type { ConsoleServer, ConsoleSetting, Scenario } from '@balcao/reference/console/consoleSetting.ts';
import { findOperation } from '@balcao/reference/console/operation/consoleOperation.ts';
import { fetchCall } from '@balcao/reference/console/send/fetchCall.ts';
import { seedCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { jsonHtml } from '@balcao/workbench/parts/exchange/json.ts';
import seed from '@facts/seed.json';
import refusals from '@refusals';
import { codeBlock } from '@words/chrome.ts';
import { words as shared } from '@workbench-words';
import { useMemo } from 'react';
import { provider } from '../../../../../provider.config.ts';
import { meanings } from '../meanings.ts';
import { carryRules, openableFields } from './carryRules.ts';
import { credentialsStore } from './credentials.ts';
import { sampleLanguages } from './languages.ts';
import { originOfApi } from './originOfApi.ts';
import { ownPayments } from './ownPayments.ts';
import { outcomeScenarios } from './scenarios.ts';
import type { Description } from './useDescription.ts';
import { watchDeliveries } from './watchDeliveries.ts';
import type { ConsoleWords } from './words/pt.ts';

/** The refusals of an operation, each with the call that provokes it. */
function refusalScenarios(operationId: string, { groups }: ConsoleWords): Scenario[] {
  return refusals.calls.flatMap(({ code, msg, call }) => {
    const { operation, params, query, body, rawBody, as, clientId } = call;
    // A scenario never changes the credentials.
    if (operation !== operationId || as || clientId) return [];
    const label = msg.replace(/\{\w+\}/g, '…');
    const fill = { parameters: { ...params, ...query }, body, text: rawBody };
    return [{ id: code, group: groups.refusal, label, code, fill }];
  });
}

/** Whether a code is one of the catalogue. */
function isErrorCode(code: string): boolean {
  return refusals.codes.includes(code);
}

/** Error code of a body that is not JSON (docs/decisions/error-codes.md). */
const brokenBodyCode = 'e00219';

/** The error catalogue is on the same page as the console. */
const errorLink = (code: string) => (isErrorCode(code) ? `#errors/${code}` : undefined);

interface SettingInputs {
  locale: Locale;
  words: ConsoleWords;
  servers: readonly ConsoleServer[];
  serverId: string;
  description: Description;
}

/** Settings of the console on this site; undefined until a description is loaded. */
export function useConsoleSetting({ locale, words, servers, serverId, description }: SettingInputs) {
  const document = description.kind === 'found' ? description.document : undefined;
  const fixed = useMemo(() => fixedFor(locale, words), [locale, words]);
  if (!document) return undefined;
  return {
    ...fixed,
    document,
    texts: { ...words.console, code: codeBlock },
    servers,
    serverId,
    credentials: credentialsStore(
      (id) => originOfApi(servers.find((server) => server.id === id)?.url ?? provider.sandbox),
      seedCredentials(seed),
    ),
    scenariosOf: (id: string) => [
      ...exampleScenarios(document, id, words),
      ...outcomeScenarios(id, words),
      ...refusalScenarios(id, words),
    ],
  } satisfies Omit<ConsoleSetting, 'onServer'>;
}

/** Settings that depend on the language only. */
function fixedFor(locale: Locale, words: ConsoleWords) {
  return {
    knownValues: { 'Accept-Language': locale.toUpperCase() },
    meanings: [...meanings, words.languages],
    carryRules,
    openableFields,
    languages: sampleLanguages(shared.destination.placeholders),
    transport: fetchCall,
    highlight: jsonHtml,
    errorLink,
    brokenBodyCode,
    watchDeliveries: (done, onChange) => watchDeliveries(done, words, locale, onChange),
    ownValues: (server, credentials, kinds) =>
      ownPayments({ server, credentials, kinds }, words.ownPayments, locale),
    storageName: 'balcao.console',
  } satisfies Partial<ConsoleSetting>;
}

/** Scenarios from the description's examples, where there are several. */
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
