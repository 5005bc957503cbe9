import type { SearchDocument } from './document.ts';
import type { SearchLanguage } from './searchLanguages.ts';
import { tellingWords } from './synonyms/phrases.ts';
import { fold, stem } from './tokenize.ts';

type Call = NonNullable<SearchDocument['call']>;

/** Matches a method, a path, or both: `POST /payments`, `/refunds`, `get payments`. */
const written = /^\s*(?:(get|post|put|patch|delete)\b)?\s*(\/?[\w{}/.-]*)\s*$/i;

/** Score of a document that the query names. Higher than any match of words. */
export const worthOfName = 1000;
/** Score of an operation whose path ends with the path in the query: `POST /refunds`. */
const worthOfEnding = 500;
/** Score of a page whose URL ends with the query, if that has several words, such as the name of a SOAP method. */
const worthOfAddress = 2000;
/** Factor for a page whose URL ends with the query: `tokenization`. */
const worthOfAddressWord = 3;
/** Factor for an operation whose path contains the query: `refunds`. */
const worthOfSegment = 6;
/** Factor for a document that contains the query as a code, a field or a value. */
const worthOfCode = 2;

/** Normalised path, without names of placeholders and without `/api` and the version. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/\{\w*\}/g, '{}')
    .replace(/^\/(?:api\/)?v\d+(?=\/)/, '');
const segments = (path: string) => plain(path).split('/').filter(Boolean);
const named = (path: string) => segments(path).filter((each) => each !== '{}');

/** Whether a query looks like a name in code: `pending_confirmation`, `blockLatePayment`, `e00400`. */
export const isIdentifier = (question: string) => /^[\w.[\]-]+$/.test(question) && /[_\d]|\p{Ll}\p{Lu}/u.test(question);

export function isCallQuery(question: string): boolean {
  const [, method, path = ''] = written.exec(question) ?? [];
  return Boolean(method) || path.startsWith('/');
}

function callScore(call: Call, question: string): number {
  const [, method, path = ''] = written.exec(question) ?? [];
  if (!isCallQuery(question) || (method && method.toLowerCase() !== call.method.toLowerCase())) return 0;
  const wanted = segments(path);
  if (segments(call.path).join('/') === wanted.join('/')) return worthOfName;
  const ending = named(call.path).slice(-named(path).length);
  const isEnding = wanted.length > 0 && ending.join('/') === named(path).join('/');
  // Among paths with this ending, shorter ones rank higher.
  return isEnding ? worthOfEnding / segments(call.path).length : 0;
}

const bare = (name: string) => fold(name).trim();

/** Last part of a page's URL; empty for a section. */
const lastPart = (href: string) => (href.includes('#') ? '' : (href.split('/').at(-1) ?? ''));
const joined = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');

/** Scores documents whose name is the query, and finds factors for those that contain it as a code. */
export function exactNames(question: string, language: SearchLanguage) {
  const asked = bare(question);
  const stemsOf = (text: string) =>
    tellingWords(text, language)
      .map((word) => stem(word, language))
      .join(' ');
  const stems = stemsOf(question);
  return ({ href, title, names = [], codes, call }: SearchDocument): { score: number; factor: number } => {
    if (!asked) return { score: 0, factor: 1 };
    const part = lastPart(href);
    const isAddress = joined(part) === joined(asked);
    const own = call || isIdentifier(question.trim()) ? [title, ...names] : names;
    const isNamed = own.some((name) => bare(name) === asked);
    const isTitle = call !== undefined && stems.includes(' ') && stemsOf(title) === stems;
    const isSegment = call && named(call.path).some((each) => bare(each) === asked);
    const isCode = codes.some((code) => bare(code) === asked);
    const score = [
      isAddress && part.includes('-') ? worthOfAddress : 0,
      isNamed || isTitle ? worthOfName : 0,
      call ? callScore(call, question) : 0,
    ];
    const factor = (isAddress ? worthOfAddressWord : 1) * (isSegment ? worthOfSegment : 1) * (isCode ? worthOfCode : 1);
    return { score: Math.max(...score), factor };
  };
}
