import { nearestNames } from '@balcao/text/nearestNames.ts';
import type { KnownOperation } from './descriptions.ts';

/** Operation that was requested, with the path and query of the request. */
export interface FoundOperation {
  operation: KnownOperation;
  /** Path of the request; undefined for an id or a path pattern. */
  path?: string;
}

const written = /^(get|post|put|patch|delete)\s+(\/\S*)$/i;

/** Whether a URL parser would change a path: empty, `.`, `..` or encoded segments, or a backslash. */
export const leadsElsewhere = (path: string) =>
  path.includes('\\') ||
  path
    .split(/\/|%2f|%5c/i)
    .slice(1)
    .some((segment) => ['', '.', '..'].includes(segment.replace(/%2e/gi, '.')));

function fits(pattern: string, path: string): boolean {
  const parts = pattern.split(/\{\w+\}/).map((part) => part.replace(/[.]/g, '\\.'));
  return new RegExp(`^${parts.join('[^/?#]+')}$`).test(path);
}

/** Finds an operation by id, or by method and path: `createPayment`, `GET /api/payments/1101?expand=all`. */
export function findOperation(operations: readonly KnownOperation[], asked: string): FoundOperation | undefined {
  const name = asked.trim();
  const named = operations.find(({ id }) => id.toLowerCase() === name.toLowerCase());
  if (named) return { operation: named };
  const [, method = '', whole = ''] = written.exec(name) ?? [];
  const [path = ''] = whole.split('?');
  const own = operations.filter((each) => each.method === method.toUpperCase());
  const pattern = own.find((each) => each.path === whole);
  if (pattern) return { operation: pattern };
  if (leadsElsewhere(path)) return undefined;
  // `/api/payments/references` names an operation, but also matches the path of a payment.
  const fitting = own
    .filter((each) => fits(each.path, path))
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length);
  return fitting[0] && { operation: fitting[0], path: whole };
}

/** Words in a name: `createPayment`, `POST /api/payments` and `payments` all contain `payment`. */
const partsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((part) => part.replace(/s$/, ''))
    .filter((part) => part.length > 2);

/** Operations with a similar id, then those whose names share most words with the request, best first. */
export function similarOperations(operations: readonly KnownOperation[], asked: string, most = 5): KnownOperation[] {
  const wanted = new Set(partsOf(asked));
  const shared = ({ id, path }: KnownOperation) =>
    new Set(partsOf(`${id} ${path}`).filter((part) => wanted.has(part))).size;
  const ids = operations.map(({ id }) => id);
  const misspelt = nearestNames(asked.trim(), ids).flatMap((name) => operations.filter(({ id }) => id === name));
  const sharing = operations
    .map((operation) => ({ operation, score: shared(operation) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ operation }) => operation);
  return [...new Set([...misspelt, ...sharing])].slice(0, most);
}
