import type { JsonSchema } from '@balcao/openapi/types.ts';
import { dereference, type Schema, validate } from '@cfworker/json-schema';
import type { CalledOperation } from '../../sandbox/testing/everyOperation.ts';
import {
  type Described,
  described,
  descriptionOf,
  responseSchemasOf,
} from '../../sandbox/testing/traffic/description.ts';

/** The responses of a description, with every schema by its place. */
interface Responses {
  schemas: Readonly<Record<string, JsonSchema>>;
  lookup: ReturnType<typeof dereference>;
}

const known = new Map<Described, Responses>();

/** Found once, since a description is large. Paths stay outside: the `id` of their examples is no schema's. */
function responsesOf(base: Described): Responses {
  const found = known.get(base);
  if (found) return found;
  const schemas = Object.fromEntries(responseSchemasOf(base));
  const lookup = dereference({
    components: descriptionOf(base).components,
    $defs: schemas,
  } as unknown as Schema);
  known.set(base, { schemas, lookup });
  return { schemas, lookup };
}

/**
 * Compares a response with the published description of its operation; payment pages have none.
 * @returns what does not fit; empty where all does
 */
export function breaksOfDescription({ base, id }: CalledOperation, status: number, body: unknown): string {
  const api = described.find((each) => each === base);
  if (!api) return '';
  const { schemas, lookup } = responsesOf(api);
  const schema = schemas[`${id} ${status}`];
  if (!schema) return `the description knows no ${status} of ${id}`;
  const { valid, errors } = validate(body, schema as Schema, '2020-12', lookup, false);
  if (valid) return '';
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`).join('; ');
}
