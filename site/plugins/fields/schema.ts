/** What this folder reads of a schema of the description (JSON Schema 2020-12, as OpenAPI 3.1 uses it). */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  default?: unknown;
  examples?: readonly unknown[];
  /** Of a parameter, whose example stands beside its schema. */
  example?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  /** A choice between schemas; the description has none but "this or null". */
  anyOf?: readonly Schema[];
}

interface Parameter {
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
  parameters?: readonly Parameter[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

/** What this folder reads of the API's description. */
export interface Description {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Parameter>>;
  };
}

/** What a reference leads to; what stands beside the reference says more than its target. */
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

/** "This or null" as one schema with two types, so that its type and its list of values are found in one place. */
export function withoutAnyOf(field: Schema): Schema {
  const { anyOf, ...beside } = field;
  const choice = anyOf?.find(({ type }) => type !== 'null');
  if (!choice) return field;
  return { ...choice, ...beside, type: [choice.type ?? 'object', 'null'].flat() };
}
