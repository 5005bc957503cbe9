/** JSON Schema of OpenAPI 3.1 with the supported keywords. Any other keyword fails the build. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  [keyword: string]: unknown;
}

export interface DescribedParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  style?: 'deepObject';
  explode?: boolean;
  schema: JsonSchema;
  example?: unknown;
}

export interface MediaExample {
  summary: string;
  value: unknown;
}

export interface Media {
  schema: JsonSchema;
  examples?: Record<string, MediaExample>;
}

export interface DescribedResponse {
  description: string;
  content?: Record<string, Media>;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  /** Error codes that this status can carry. */
  'x-error-codes'?: string[];
}

export interface SchemaReference {
  $ref: string;
}

export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: Record<string, never[]>[];
  parameters?: (DescribedParameter | SchemaReference)[];
  requestBody?: { required: boolean; description?: string; content: Record<string, Media> };
  responses: Record<string, DescribedResponse | SchemaReference>;
  callbacks?: Record<string, Record<string, PathItem>>;
}

export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', DescribedOperation>>;

/** The parts of an OpenAPI 3.1 document that the reference reads. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string; 'x-displayName': string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: {
    securitySchemes: Record<string, Record<string, string>>;
    parameters: Record<string, DescribedParameter>;
    schemas: Record<string, JsonSchema>;
  };
}
