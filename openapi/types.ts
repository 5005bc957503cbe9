/** JSON Schema in OpenAPI 3.1, limited to the keywords in the descriptions. */
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

/** Reference to a part of `components`. Keywords beside `$ref` override those of the target. */
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
  /** Codes of the error catalogue that a response with this status may contain. */
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

/** OpenAPI 3.1 document, limited to the parts in the contract. */
export interface OpenApiDocument {
  openapi: '3.1.1';
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string; 'x-displayName': string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Components;
}
