import { readDeliveredMessage } from './awaitDelivery.ts';
import { soapFields } from './recordedCall.ts';
import { type KnownValues, kindOf, splitValues } from './recordedValues.ts';
import { parsedBody, type RecordedStep } from './recording.ts';

/** Content of a message: elements of XML, or fields of a form or of JSON. */
function contentOf(step: RecordedStep): unknown {
  if (step.kind === 'delivery') return readDeliveredMessage(String(step.request.body)).content;
  return step.kind === 'soap' ? soapFields(step.response.body) : parsedBody(step.response.body);
}

function fieldsOf(value: unknown, name = ''): (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([inner, each]) => fieldsOf(each, isList ? name : inner));
}

/** All values in the request of a step, including the digits in its body. */
function requestedValues({ request }: RecordedStep): string[] {
  const { path = '', headers, body } = request;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return [path, text, ...Object.values(headers)].flatMap((each) => splitValues(each).values);
}

/**
 * Placeholders for the ids and tokens of a recording until a run has the real ones, because a recorded id may belong to
 * another object. Only values that responses introduce are replaced, not those sent before in requests.
 * @param nameOf text for a field and the number of its step: `{id from step 2}`
 */
export function placeholders(
  steps: readonly RecordedStep[],
  nameOf: (field: string, step: number) => string,
): KnownValues {
  const sent = new Set<string>();
  const brought = new Map<string, string>();
  steps.forEach((step, i) => {
    if (step.kind !== 'delivery') for (const value of requestedValues(step)) sent.add(value);
    for (const [field, text] of fieldsOf(contentOf(step))) {
      const kind = kindOf(text);
      if ((kind !== 'id' && kind !== 'token') || sent.has(text) || brought.has(text)) continue;
      brought.set(text, nameOf(field, i + 1));
    }
  });
  return brought;
}
