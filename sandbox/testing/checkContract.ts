import { isDeepStrictEqual } from 'node:util';
import { everyError } from '@balcao/contract/errors/everyError.ts';
import { refusalsOf, sandboxRefusalsOf } from '@balcao/contract/operations/possibleRefusals.ts';
import { apiVersion, errorResponse, listLinks, listMeta } from '@balcao/contract/schema/envelope.ts';
import * as z from 'zod';
import { type CalledOperation, operationAt } from './everyOperation.ts';
import { recordResponse } from './traffic/record.ts';

/** Lisbon time with offset, the only accepted format (docs/decisions/wire-formats.md). */
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/;
const head = z.object({ apiVersion: z.literal(apiVersion), date: z.string().regex(date) });

function hold(fits: boolean, what: string): void {
  if (!fits) throw new Error(`The response breaks the contract: ${what}`);
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`The response breaks the contract: ${name}: ${z.prettifyError(result.error)}`);
}

/** Parses strictly, because zod alone would ignore unknown fields. */
function holds(schema: z.ZodType, value: unknown, name: string): void {
  const known = parsed(schema, value, name);
  if (isDeepStrictEqual(known, value)) return;
  const [given, expected] = [value, known].map((each) => JSON.stringify(each));
  throw new Error(`The response breaks the contract: ${name} is ${given}, and its schema knows ${expected}`);
}

function holdsSuccess({ operation }: CalledOperation, status: number, body: Record<string, unknown>): void {
  const { success, alsoSuccess = [] } = operation;
  const statuses = [success.status, ...alsoSuccess.map((other) => other.status)];
  hold(
    statuses.some((known) => known === status),
    `status ${status} instead of ${statuses}`,
  );
  const { apiVersion: _, date: __, success: ___, data, meta, links, ...rest } = body;
  hold(Object.keys(rest).length === 0, `the envelope has ${Object.keys(rest)}`);
  if (success.data) holds(success.list ? z.array(success.data) : success.data, data, 'data');
  else hold(data === undefined, 'data where the operation gives none');
  if (!success.list) return;
  holds(listMeta, meta, 'meta');
  holds(listLinks, links, 'links');
}

const documented = new Map<string, ReadonlySet<string>>();

/** Documented refusals of an operation, such as `422 e00202`. Cached, because collecting them is slow. */
function documentedOf({ id, operation }: CalledOperation): ReadonlySet<string> {
  const known = documented.get(id);
  if (known) return known;
  const found = new Set(
    [...refusalsOf(operation), ...sandboxRefusalsOf(operation)].map(({ status, code }) => `${status} ${code}`),
  );
  documented.set(id, found);
  return found;
}

function holdsRefusal(promised: CalledOperation | undefined, status: number, body: unknown): void {
  const { error } = parsed(errorResponse, body, 'error');
  hold(error.code in everyError, `no catalogue has ${error.code}`);
  const known = promised && documentedOf(promised);
  for (const { code, msg } of error.errors ?? []) {
    hold(!/\{\w+\}|undefined|\[object/.test(msg), `a sentence with a gap: ${msg}`);
    if (known) hold(known.has(`${status} ${code}`), `${promised?.id} does not announce ${status} ${code}`);
  }
}

/** @throws if a response violates the contract: its envelope or schema, or by an undocumented refusal */
export function expectContract(method: string, path: string, status: number, body: unknown): void {
  parsed(head, body, 'the envelope');
  const answer = body as Record<string, unknown>;
  const promised = operationAt(method, path);
  hold(answer.success === status < 400, `success is ${answer.success} with status ${status}`);
  if (promised) recordResponse(promised, status, body);
  if (status >= 400) holdsRefusal(promised, status, body);
  else if (promised) holdsSuccess(promised, status, answer);
}
