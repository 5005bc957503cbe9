import type { Scenario } from '@balcao/reference/console/consoleSetting.ts';
import refusals from '@refusals';
import type { ConsoleWords } from './words/words.ts';

/** The refusals of an operation, each with the call that provokes it. */
export function refusalScenarios(operationId: string, { groups }: ConsoleWords): Scenario[] {
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
export function isErrorCode(code: string): boolean {
  return refusals.codes.includes(code);
}
