import type { Operation } from '@balcao/contract/operations/operation.ts';
import { wellFormedJson } from '@balcao/text/wellFormedJson.ts';
import * as z from 'zod';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Pace } from '../../domain/pace.ts';
import type { RequestEntry } from '../../domain/ports.ts';
import { hasNul } from './parseRequest.ts';
import { parseState } from './parseState.ts';
import { unknownFields } from './unknownFields.ts';

const [openBrace, openBracket, colon] = ['{', '[', ':'].map((sign) => sign.charCodeAt(0));

/** A body as it came, and as it reads. */
export interface RequestBody {
  /** Null where the operation takes none. */
  text: string | null;
  /** Its value, out of what it was nested in. */
  json: Outcome<unknown>;
  /** What it was nested in; empty as a rule. */
  under: readonly string[];
  /** Fields nobody knows. */
  warnings: RequestEntry['warnings'];
}

/** The body as text; one that breaks off on its way is broken JSON, whatever came of it. */
const textOf = (request: Request) => request.text().catch(() => '{');

const broken = () => refuse('e00219', { source: { pointer: '' } });

/** Objects, lists and names of a body that is no state: a call has some hundred, and each is much to parse. */
const mostParts = { containers: 100_000, names: 20_000 };

/** Whether a body is made of brackets or names: they are little to send and much to parse. Those in texts count too. */
function hasTooManyParts(text: string): boolean {
  let containers = 0;
  let names = 0;
  for (
    let at = 0;
    at < text.length && containers <= mostParts.containers && names <= mostParts.names;
    at += 1
  ) {
    const code = text.charCodeAt(at);
    if (code === openBrace || code === openBracket) containers += 1;
    else if (code === colon) names += 1;
  }
  return containers > mostParts.containers || names > mostParts.names;
}

/** Names that an object of a body may have: each is judged by itself, and one of ours has some dozens. */
const mostNames = 5000;

/** Characters of a body that are too few for names that take long. */
const fewCharacters = 100_000;

/** Whether some object in a value has more names than any of ours. */
function hasTooManyNames(value: unknown): boolean {
  const left = [value];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (typeof part !== 'object' || part === null) continue;
    const inner: unknown[] = Array.isArray(part) ? part : Object.values(part);
    if (inner !== part && inner.length > mostNames) return true;
    for (const each of inner) if (typeof each === 'object') left.push(each);
  }
  return false;
}

async function parseJson(text: string, isState: boolean, pace: Pace): Promise<Outcome<unknown>> {
  if (text.trim() === '') return ok(undefined);
  if (hasNul(text) || (!isState && hasTooManyParts(text))) return broken();
  try {
    if (isState) return ok(await parseState(text, pace));
    const value = JSON.parse(wellFormedJson(text));
    return text.length > fewCharacters && hasTooManyNames(value) ? broken() : ok(value);
  } catch {
    return broken();
  }
}

/** Whether a body has its fields one level down, under the name the operation tolerates, and none where they belong. */
function isNested({ body, nestedUnder }: Operation, value: unknown): value is Record<string, object> {
  if (!nestedUnder || typeof value !== 'object' || value === null || !(body instanceof z.ZodObject))
    return false;
  const inner = (value as Record<string, unknown>)[nestedUnder];
  const flat = Object.keys(value).some((name) => Object.hasOwn(body.shape, name));
  return !flat && typeof inner === 'object' && inner !== null && !Array.isArray(inner);
}

/** The body of a request that is refused for its credentials. */
export const emptyBody = (): RequestBody => ({ text: null, json: ok(undefined), under: [], warnings: [] });

/**
 * Reads what a request carries, as far as its operation takes a body.
 * @param pace lets other calls go on between the steps of a large one
 */
export async function readBody(operation: Operation, request: Request, pace: Pace): Promise<RequestBody> {
  const { body, nestedUnder = '' } = operation;
  if (!body) return emptyBody();
  const text = await textOf(request);
  await pace();
  const json = await parseJson(text, operation.bodyBytes !== undefined, pace);
  if (!json.ok) return { text, json, under: [], warnings: [] };
  const nested = isNested(operation, json.value);
  const under = nested ? [nestedUnder] : [];
  const value = nested ? (json.value as Record<string, unknown>)[nestedUnder] : json.value;
  const warnings = unknownFields(body, value, under.map((name) => `/${name}`).join(''));
  return { text, json: ok(value), under, warnings };
}
