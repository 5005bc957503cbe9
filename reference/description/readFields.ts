import { fieldLimits, jsonText } from './fieldLimits.ts';
import type { JsonSchema } from './openApiDocument.ts';
import type { DescribedField } from './reference.ts';
import { typeName } from './typeNames.ts';

/** The schema whose fields and values a reader wants: of a list its elements', of alternatives the first. */
function inside(schema: JsonSchema): JsonSchema {
  if (schema.items) return inside(schema.items);
  return schema.anyOf?.[0] ? inside(schema.anyOf[0]) : schema;
}

/**
 * One field, with those inside it. A model is not opened: it is shown in a place of its own and linked to.
 * @param anchor its place on the page; fields inside lie below it
 * @param also an example that stands beside the schema, as parameters have it
 */
export function readField(
  name: string,
  schema: JsonSchema,
  { anchor, required, also }: { anchor: string; required: boolean; also?: unknown },
): DescribedField {
  const core = inside(schema);
  return {
    anchor,
    name,
    type: typeName(schema),
    required,
    words: schema.description ?? '',
    values: (core.enum ?? []).map(jsonText),
    limits: fieldLimits({ ...core, ...schema }),
    example: also ?? schema.examples?.[0],
    fields: core.$ref ? [] : readFields(core, anchor),
  };
}

/** The fields of an object, in their order, each at a place below `anchor`. */
export function readFields(schema: JsonSchema, anchor: string): DescribedField[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, child]) =>
    readField(name, child, { anchor: `${anchor}/${name}`, required: required.includes(name) }),
  );
}
