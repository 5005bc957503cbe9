/** JSON Schema of OpenAPI 3.1, limited to the keywords that the descriptions use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  [keyword: string]: unknown;
}

/** Reference to a part of `components`; keywords beside `$ref` override the target's. */
export interface ReferenceObject {
  $ref: string;
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

export type Content = Record<string, Media>;

export interface DescribedHeader {
  description: string;
  schema: JsonSchema;
}

export interface DescribedResponse {
  description: string;
  headers?: Record<string, DescribedHeader | ReferenceObject>;
  content?: Content;
  /** Possible codes of the error catalogue with this status. */
  'x-error-codes'?: string[];
  'x-sandbox-only'?: true;
}

export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: Record<string, never[]>[];
  parameters?: (DescribedParameter | ReferenceObject)[];
  requestBody?: { required: boolean; description?: string; content: Content };
  responses: Record<string, DescribedResponse | ReferenceObject>;
  callbacks?: Record<string, Record<string, PathItem>>;
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathItem = Partial<Record<Method, DescribedOperation>>;

/** Shared parts of a description, by name. */
export interface Components {
  securitySchemes: Record<string, Record<string, string>>;
  parameters: Record<string, DescribedParameter>;
  headers?: Record<string, DescribedHeader>;
  responses: Record<string, DescribedResponse>;
  schemas: Record<string, JsonSchema>;
}

/** OpenAPI 3.1 document, limited to the parts that the contract uses. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string; 'x-displayName': string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Components;
}
