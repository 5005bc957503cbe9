import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { type JsonPath, withValueAt } from '@balcao/text/jsonPath.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { formatJson, parseJson } from './parseJson.ts';
import { startingValue } from './startingValue.ts';

/** Request as typed so far. Invalid requests can be sent too. */
export interface RequestDraft {
  /** Values by parameter key. Parameters without a value are not sent. */
  parameters: Readonly<Record<string, string>>;
  /** Text of the body, which form and editor share. An empty string sends no body. */
  text: string;
}

export interface DraftFill {
  parameters?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Text of the whole body, if it is not JSON. */
  text?: string;
  set?: readonly (readonly [path: JsonPath, value: unknown])[];
}

/** Draft with the required parameters and the first example of the body. */
export function initialDraft(
  document: OpenApiDocument,
  operation: ConsoleOperation,
  known: Readonly<Record<string, string>>,
): RequestDraft {
  const rows = operation.parameters.flatMap(({ key, required, example }) => {
    if (known[key] !== undefined) return [[key, known[key]] as const];
    return required ? [[key, example ?? ''] as const] : [];
  });
  const { body } = operation;
  const value = body && (body.examples[0]?.value ?? startingValue(document, body.schema));
  return { parameters: Object.fromEntries(rows), text: body ? formatJson(value) : '' };
}

/** Applies a fill to a draft. A body that cannot be parsed counts as empty. */
export function withFill(draft: RequestDraft, { parameters, body, text, set }: DraftFill): RequestDraft {
  const whole = text ?? (body === undefined ? draft.text : formatJson(body));
  const read = parseJson(whole);
  const start = read.kind === 'value' ? read.value : {};
  const next = set?.reduce<unknown>((value, [path, inside]) => withValueAt(value, path, inside), start);
  return {
    parameters: { ...draft.parameters, ...parameters },
    text: next === undefined ? whole : formatJson(next),
  };
}

export function withParameter(draft: RequestDraft, key: string, value: string | undefined): RequestDraft {
  const { [key]: _, ...others } = draft.parameters;
  return { ...draft, parameters: value === undefined ? others : { ...draft.parameters, [key]: value } };
}
