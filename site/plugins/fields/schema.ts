/** The supported keywords of a schema (JSON Schema 2020-12, as OpenAPI 3.1 uses it). */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  default?: unknown;
  examples?: readonly unknown[];
  /** Example of a parameter, beside its schema. */
  example?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  /** Alternatives; the description only uses "type or null". */
  anyOf?: readonly Schema[];
}

interface ParameterSchema {
  $ref?: string;
  name: string;
  description: string;
  required?: boolean;
  style?: string;
  schema: Schema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  parameters?: readonly ParameterSchema[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

/** The parts of the API's description that are read. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, ParameterSchema>>;
  };
}

/** Resolves a reference; keywords beside it override the target's. */
export function resolveReference<T extends { $ref?: string }>(
  value: T,
  among: Readonly<Record<string, T>>,
): T {
  const { $ref, ...beside } = value;
  if (!$ref) return value;
  const target = among[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!target) throw new Error(`the description has no ${$ref}`);
  return { ...resolveReference(target, among), ...beside } as T;
}

/** Merges "type or null" into one schema with two types. */
export function withoutAnyOf(field: Schema): Schema {
  const { anyOf, ...beside } = field;
  const choice = anyOf?.find(({ type }) => type !== 'null');
  if (!choice) return field;
  return { ...choice, ...beside, type: [choice.type ?? 'object', 'null'].flat() };
}
