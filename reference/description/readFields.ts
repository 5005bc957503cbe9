import type { JsonSchema } from '@balcao/openapi/types.ts';
import { fieldLimits, jsonText } from './fieldLimits.ts';
import type { DescribedField } from './referenceTypes.ts';
import { typeName } from './typeNames.ts';

function inside(schema: JsonSchema): JsonSchema {
  if (schema.items) return inside(schema.items);
  return schema.anyOf?.[0] ? inside(schema.anyOf[0]) : schema;
}

/** Reads a field and the fields inside it. A field whose type is a model has a link to the model instead. */
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
    values: (core.enum ?? []).filter((value) => value !== null).map(jsonText),
    limits: fieldLimits({ ...core, ...schema }),
    example: also ?? schema.examples?.[0],
    fields: core.$ref ? [] : readFields(core, anchor),
  };
}

export function readFields(schema: JsonSchema, anchor: string): DescribedField[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([name, child]) =>
    readField(name, child, { anchor: `${anchor}/${name}`, required: required.includes(name) }),
  );
}
