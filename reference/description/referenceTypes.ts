/** Structure of a reference page: chapters, operations and models in order, each with an anchor. */
export interface Reference {
  title: string;
  version: string;
  words: string;
  access: Access[];
  shared: DescribedField[];
  sharedResponses: OperationResponse[];
  chapters: Chapter[];
  envelope: DescribedField[];
  refusal?: string;
  webhooks: OutgoingMessage[];
  webhookFrame?: OutgoingMessage;
  models: Model[];
}

export interface Access {
  name: string;
  words: string;
}

export interface Chapter {
  id: string;
  anchor: string;
  label: string;
  words: string;
  operations: Operation[];
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Operation {
  id: string;
  anchor: string;
  method: Method;
  path: string;
  summary: string;
  words: string;
  /** Further paragraphs, about required credentials or a replacement. */
  notes: string[];
  deprecated: boolean;
  parameters: ParameterGroup[];
  shared: DescribedField[];
  body?: Body;
  responses: OperationResponse[];
  isStream: boolean;
  callbacks: OutgoingMessage[];
}

export type ParameterLocation = 'path' | 'query' | 'header';

export interface ParameterGroup {
  location: ParameterLocation;
  fields: DescribedField[];
}

export interface Body {
  anchor: string;
  required: boolean;
  words: string;
  type: TypeName;
  fields: DescribedField[];
  examples: BodyExample[];
}

interface BodyExample {
  summary: string;
  value: unknown;
}

/** Type as text (`string | null`, `Payment[]`). `model` is the part to link. */
export interface TypeName {
  before: string;
  model?: string;
  after: string;
}

export interface DescribedField {
  anchor: string;
  name: string;
  type: TypeName;
  required: boolean;
  words: string;
  values: string[];
  limits: Limit[];
  example?: unknown;
  fields: DescribedField[];
}

export type LimitKind = 'default' | 'length' | 'range' | 'items' | 'pattern';

export interface Limit {
  kind: LimitKind;
  value: string;
}

export interface OperationResponse {
  anchor: string;
  status: string;
  words: string;
  fields: DescribedField[];
  codes: string[];
  /** Anchor of the description shared with other operations, if many of them have this response. */
  describedAt?: string;
  isSandboxOnly?: boolean;
  /** Whether only the shared description is shown, because all operations have it or only sandboxes send it. */
  isToldOnce?: boolean;
  example?: unknown;
}

export interface OutgoingMessage {
  anchor: string;
  name: string;
  method: Method;
  /** Expression for the URL of a callback; undefined for webhooks. */
  url?: string;
  summary: string;
  words: string;
  parameters: ParameterGroup[];
  body?: Body;
  responses: OperationResponse[];
  example?: unknown;
}

export interface Model {
  name: string;
  anchor: string;
  words: string;
  type: TypeName;
  fields: DescribedField[];
}
