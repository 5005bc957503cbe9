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

/** Operation with its location in a document. */
export interface PlacedOperation {
  /** Path, name of a webhook, or URL expression of a callback. */
  path: string;
  method: Method;
  operation: DescribedOperation;
}

const methods: ReadonlySet<string> = new Set<Method>(['get', 'post', 'put', 'patch', 'delete']);

const isOperation = (entry: [string, DescribedOperation]): entry is [Method, DescribedOperation] =>
  methods.has(entry[0]);

/** Operations of a document's paths, webhooks or callback, in its order. */
export function operationsIn(paths: Readonly<Record<string, PathItem>> = {}): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(isOperation)
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Parameters of an operation, including shared ones. */
export function parametersOf(document: ReferencedParts, { parameters = [] }: DescribedOperation): DescribedParameter[] {
  return parameters.map((parameter) => resolveReference(document, parameter));
}

/** Responses of an operation by status, including shared ones. */
export function responsesOf(
  document: ReferencedParts,
  { responses }: DescribedOperation,
): [status: string, response: DescribedResponse][] {
  return Object.entries(responses).map(([status, response]) => [status, resolveReference(document, response)]);
}

/** JSON content of a body or a response. */
export const jsonIn = (content: Content | undefined): Media | undefined => content?.['application/json'];
