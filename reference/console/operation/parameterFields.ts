import type {
  DescribedParameter,
  JsonSchema,
  OpenApiDocument,
  ReferenceObject,
} from '@balcao/openapi/types.ts';
import { resolveReference } from '../../description/readOperation.ts';

/** One path, query or header parameter. */
export interface ParameterField {
  /** As it is written on the wire: `id`, `createdAt[start]`. */
  key: string;
  in: DescribedParameter['in'];
  required: boolean;
  description: string;
  schema: JsonSchema;
  example?: string;
}

/** The parameters of an operation; each member of an object (`deepObject`) has its own field. */
export function parameterFields(
  document: OpenApiDocument,
  parameters: readonly (DescribedParameter | ReferenceObject)[],
): ParameterField[] {
  return parameters.map((each) => resolveReference<DescribedParameter>(document, each)).flatMap(fieldsOf);
}

function fieldsOf(parameter: DescribedParameter): ParameterField[] {
  const { name, in: place, required = false, description, schema, style } = parameter;
  if (style !== 'deepObject') {
    const example = textOf(parameter.example ?? schema.examples?.[0] ?? schema.default);
    return [{ key: name, in: place, required, description, schema, example }];
  }
  return Object.entries(schema.properties ?? {}).map(([member, inside]) => ({
    key: `${name}[${member}]`,
    in: place,
    required: false,
    description: [description, inside.description].filter(Boolean).join(' '),
    schema: inside,
    example: textOf(inside.examples?.[0]),
  }));
}

function textOf(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
