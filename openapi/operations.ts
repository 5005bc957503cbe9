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

/** An operation, and where a document has it. */
export interface PlacedOperation {
  /** Of a webhook its name, of a callback the expression of its URL. */
  path: string;
  method: Method;
  operation: DescribedOperation;
}

const methods: ReadonlySet<string> = new Set<Method>(['get', 'post', 'put', 'patch', 'delete']);

const isOperation = (entry: [string, DescribedOperation]): entry is [Method, DescribedOperation] =>
  methods.has(entry[0]);

/** Operations of the paths, the webhooks or a callback of a document, in its order. */
export function operationsIn(paths: Readonly<Record<string, PathItem>> = {}): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(isOperation)
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

/** All parameters of an operation, those it shares with others included. */
export function parametersOf(
  document: ReferencedParts,
  { parameters = [] }: DescribedOperation,
): DescribedParameter[] {
  return parameters.map((parameter) => resolveReference(document, parameter));
}

/** The responses of an operation by status, those it shares with others included. */
export function responsesOf(
  document: ReferencedParts,
  { responses }: DescribedOperation,
): [status: string, response: DescribedResponse][] {
  return Object.entries(responses).map(([status, response]) => [
    status,
    resolveReference(document, response),
  ]);
}

/** What a body or a response has as JSON. */
export const jsonIn = (content: Content | undefined): Media | undefined => content?.['application/json'];
