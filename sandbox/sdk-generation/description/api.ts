/** API description for client generators: operations and models, without JSON Schema. */
export interface Api {
  version: string;
  models: readonly ApiModel[];
  operations: readonly ApiOperation[];
}

/** Kinds of types. Every language has a type for each. */
export type ApiType =
  | { kind: 'text' | 'integer' | 'number' | 'boolean' | 'anything' | 'null' }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'list' | 'map'; of: ApiType }
  | { kind: 'model'; name: string }
  | { kind: 'either'; of: readonly ApiType[] };

export interface ApiField {
  /** Name in requests and responses. */
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
  /** Path below the base URL, with `{name}` for each of `params`. */
  path: string;
  summary: string;
  words: string;
  deprecated: boolean;
  auth: 'none' | 'platform' | 'entity';
  params: readonly ApiField[];
  query: readonly ApiField[];
  body?: ApiField;
  /** Content of `data` in a successful response; a list includes its paging. */
  answer: { kind: 'nothing' } | { kind: 'one' | 'list'; type: ApiType };
}

/** Whether a list is paged, so that a client can iterate over all pages. */
export const comesInPages = ({ answer, query }: ApiOperation): boolean =>
  answer.kind === 'list' && query.some(({ name }) => name === 'page');

/** Whether any operation acts for an entity. Otherwise a client needs no `clientId`. */
export const needsEntity = ({ operations }: Api): boolean => operations.some(({ auth }) => auth === 'entity');
