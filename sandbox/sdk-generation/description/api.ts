/** The description of the API as a client needs it: operations, models, and nothing of JSON Schema. */
export interface Api {
  version: string;
  models: readonly ApiModel[];
  operations: readonly ApiOperation[];
}

/** What a value can be; a language writes each kind in its own way. */
export type ApiType =
  | { kind: 'text' | 'integer' | 'number' | 'boolean' | 'anything' | 'null' }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'list' | 'map'; of: ApiType }
  | { kind: 'model'; name: string }
  | { kind: 'either'; of: readonly ApiType[] };

export interface ApiField {
  /** As on the wire. */
  name: string;
  words: string;
  required: boolean;
  type: ApiType;
}

export interface ApiModel {
  name: string;
  words: string;
  fields: readonly ApiField[];
}

export interface ApiOperation {
  id: string;
  method: string;
  /** Below the base address, with `{name}` for each of `params`. */
  path: string;
  summary: string;
  words: string;
  deprecated: boolean;
  auth: 'none' | 'platform' | 'entity';
  params: readonly ApiField[];
  query: readonly ApiField[];
  body?: ApiField;
  /** What `data` of a success holds; a list comes with where it stands. */
  answer: { kind: 'nothing' } | { kind: 'one' | 'list'; type: ApiType };
}

/** Whether a list comes in pages, so that a client can walk through it from end to end. */
export const comesInPages = ({ answer, query }: ApiOperation): boolean =>
  answer.kind === 'list' && query.some(({ name }) => name === 'page');

/** Whether some operation is called on behalf of an entity; without one a client needs no `clientId`. */
export const needsEntity = ({ operations }: Api): boolean => operations.some(({ auth }) => auth === 'entity');
