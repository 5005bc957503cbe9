/** A description as the page shows it: chapters, operations and models in order, each field with its place. */
export interface Reference {
  title: string;
  version: string;
  words: string;
  access: Access[];
  /** Parameters that operations take by reference, told once. */
  shared: DescribedField[];
  /** Refusals that many operations have alike, told once. */
  sharedResponses: OperationResponse[];
  chapters: Chapter[];
  /** Fields that every successful answer has alike, told once. */
  envelope: DescribedField[];
  /** The model of a refusal, when all refusals share one. */
  refusal?: string;
  webhooks: OutgoingMessage[];
  /** Headers, body and expected answers of the webhooks, when all have the same. */
  webhookFrame?: OutgoingMessage;
  models: Model[];
}

/** A way to prove who calls. */
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
  /** What else the description says about it, a paragraph each: who may call it, what replaces it. */
  notes: string[];
  deprecated: boolean;
  parameters: ParameterGroup[];
  /** Places of the shared parameters it takes as well. */
  shared: DescribedField[];
  body?: Body;
  responses: OperationResponse[];
  callbacks: OutgoingMessage[];
}

export type ParameterLocation = 'path' | 'query' | 'header';

export interface ParameterGroup {
  location: ParameterLocation;
  fields: DescribedField[];
}

/** What is sent: the fields themselves, or a link to a model that others use as well. */
export interface Body {
  anchor: string;
  required: boolean;
  words: string;
  type: TypeName;
  fields: DescribedField[];
}

/** A type as a reader of code writes it: `string | null`, `Payment[]`; `model` is the part that can be followed. */
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
  /** Values of an enumeration. */
  values: string[];
  /** What it may be, besides its type. */
  limits: Limit[];
  example?: unknown;
  fields: DescribedField[];
}

export type LimitKind = 'default' | 'always' | 'length' | 'range' | 'items' | 'pattern';

export interface Limit {
  kind: LimitKind;
  /** As it is read: `1–255`, `≥ 1`, `POST`. */
  value: string;
}

export interface OperationResponse {
  anchor: string;
  /** `201`, or a range of statuses, `4XX`. */
  status: string;
  words: string;
  /** What it carries besides the envelope. */
  fields: DescribedField[];
  /** Codes of the catalogue it can carry; a refusal has at least one. */
  codes: string[];
  /** Place where the same answer is told in full, when many operations have it. */
  describedAt?: string;
  /** Every operation has it: a page tells it at that place alone. */
  isUniversal?: boolean;
  example?: unknown;
}

/** What the provider sends by itself: a webhook, or the callback of an operation. */
export interface OutgoingMessage {
  anchor: string;
  name: string;
  method: Method;
  /** Where it goes; an expression for callbacks, none for webhooks. */
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
