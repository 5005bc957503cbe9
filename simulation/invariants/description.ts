import control from '@balcao/contract/generated/control.pt.json' with { type: 'json' };
import openapi from '@balcao/contract/generated/openapi.pt.json' with { type: 'json' };
import { jsonIn, operationsIn, responsesOf } from '@balcao/openapi/operations.ts';
import type { JsonSchema, OpenApiDocument } from '@balcao/openapi/types.ts';
import type { CalledOperation } from '@balcao/sandbox/testing/everyOperation.ts';
import { dereference, format, type Schema, validate } from '@cfworker/json-schema';

// The API accepts URLs of the WHATWG URL Standard, whose query may have `[`, unlike that of RFC 3986.
format.uri = (text: string) => URL.canParse(text);

interface Responses {
  /** Schemas by operation and status, such as `getPayment 200`. */
  schemas: Readonly<Record<string, JsonSchema>>;
  lookup: ReturnType<typeof dereference>;
}

/** Response schemas of a description. Leaves out its paths, whose examples have an `id` that is not a schema's. */
function responsesIn(document: OpenApiDocument): Responses {
  const schemas = Object.fromEntries(
    operationsIn(document.paths).flatMap(({ operation }) =>
      responsesOf(document, operation).flatMap(([status, { content }]) => {
        const schema = jsonIn(content)?.schema;
        return schema ? [[`${operation.operationId} ${status}`, schema] as const] : [];
      }),
    ),
  );
  const lookup = dereference({ components: document.components, $defs: schemas } as unknown as Schema);
  return { schemas, lookup };
}

/** Descriptions by base path; payment pages have none. */
const described: Partial<Record<CalledOperation['base'], Responses>> = {
  '/api': responsesIn(openapi as unknown as OpenApiDocument),
  '/sandbox': responsesIn(control as unknown as OpenApiDocument),
};

export function breaksOfDescription({ base, id }: CalledOperation, status: number, body: unknown) {
  const responses = described[base];
  if (!responses) return undefined;
  const schema = responses.schemas[`${id} ${status}`];
  if (!schema) return `the description knows no ${status} of ${id}`;
  const { valid, errors } = validate(body, schema as Schema, '2020-12', responses.lookup, false);
  if (valid) return undefined;
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join('; ');
}
