import { type ReferencedParts, resolveReference } from './references.ts';
import type {
  Content,
  DescribedOperation,
  DescribedParameter,
  DescribedResponse,
  Media,
  Method,
  PathItem,
} from './types.ts';

/** Operation and its location in a document. */
export interface PlacedOperation {
  /** Path of the operation, name of its webhook, or URL expression of its callback. */
  path: string;
  method: Method;
  operation: DescribedOperation;
}

const methods: ReadonlySet<string> = new Set<Method>(['get', 'post', 'put', 'patch', 'delete']);

const isOperation = (entry: [string, DescribedOperation]): entry is [Method, DescribedOperation] =>
  methods.has(entry[0]);

/** Operations in the paths, webhooks or callback of a document, in their order. */
export function operationsIn(paths: Readonly<Record<string, PathItem>> = {}): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(isOperation)
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Parameters of an operation, with references resolved. */
export function parametersOf(document: ReferencedParts, { parameters = [] }: DescribedOperation): DescribedParameter[] {
  return parameters.map((parameter) => resolveReference(document, parameter));
}

/** Responses of an operation by status, with references resolved. */
export function responsesOf(
  document: ReferencedParts,
  { responses }: DescribedOperation,
): [status: string, response: DescribedResponse][] {
  return Object.entries(responses).map(([status, response]) => [status, resolveReference(document, response)]);
}

/** JSON content of a request or response body. */
export const jsonIn = (content: Content | undefined): Media | undefined => content?.['application/json'];
