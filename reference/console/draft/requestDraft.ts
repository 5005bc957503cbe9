import type { OpenApiDocument } from '../../description/openApiDocument.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { formatJson, type JsonPath, parseJson, withValueAt } from './jsonPath.ts';
import { startingValue } from './startingValue.ts';

/** What the reader is about to send, exactly as typed: nothing keeps them from sending something wrong. */
export interface RequestDraft {
  /** By key of the parameter; one that is not here is not sent. */
  parameters: Readonly<Record<string, string>>;
  /** The body, which form and editor both show; empty sends none. */
  text: string;
}

/** Changes to a draft that one click makes. */
export interface DraftFill {
  parameters?: Readonly<Record<string, string>>;
  /** The body in full. */
  body?: unknown;
  /** The body in full where it is not JSON. */
  text?: string;
  /** Values put into the body that is there. */
  set?: readonly (readonly [path: JsonPath, value: unknown])[];
}

/**
 * A draft that can be sent as it stands: required parameters and the first example of the body.
 * @param known values of parameters the page knows, such as the reader's language
 */
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

/** The draft after a click; values are put into a broken body as if it were empty. */
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

/** The draft with one parameter changed; undefined leaves it out. */
export function withParameter(draft: RequestDraft, key: string, value: string | undefined): RequestDraft {
  const { [key]: _, ...others } = draft.parameters;
  return { ...draft, parameters: value === undefined ? others : { ...draft.parameters, [key]: value } };
}
