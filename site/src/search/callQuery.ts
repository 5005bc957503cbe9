import type { SearchDocument } from './document.ts';

type Call = NonNullable<SearchDocument['call']>;

/** A method, a path, or both: `POST /payments`, `/refunds`, `get payments`. */
const written = /^\s*(get|post|put|patch|delete)?\b\s*(\/?[\w{}/]*)\s*$/i;
/** Score that puts the operation of a call query first. */
const worthOfSame = 100;
const worthOfPart = 6;

const plain = (path: string) => path.toLowerCase().replace(/\{\w*\}/g, '{}');
const segments = (path: string) => plain(path).split('/').filter(Boolean);

/** Whether a query is a call rather than words. */
export function isCallQuery(question: string): boolean {
  const [, method, path = ''] = written.exec(question) ?? [];
  return Boolean(method) || path.startsWith('/');
}

/** Score of an operation for a query that is its call, or one word of its path: `refunds`. */
export function callScore(call: Call | undefined, question: string): number {
  const asked = written.exec(question);
  if (!call || !asked) return 1;
  const [, method, path = ''] = asked;
  if (method && method.toLowerCase() !== call.method.toLowerCase()) return 1;
  if (isCallQuery(question) && plain(call.path) === `/${segments(path).join('/')}`) return worthOfSame;
  const own = segments(call.path);
  const wanted = segments(path);
  return wanted.length > 0 && wanted.every((each) => own.includes(each)) ? worthOfPart : 1;
}
