import { controlErrors } from '@balcao/contract/control/errors.ts';
import { controlOperations } from '@balcao/contract/control/operations.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00102.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { refusalsOf, sandboxRefusalsOf } from '@balcao/contract/operations/possibleRefusals.ts';
import { operations } from '@balcao/contract/operations.ts';
import { payerOperations } from '@balcao/contract/payer/operations.ts';
import { apiVersion, errorResponse, listLinks, listMeta } from '@balcao/contract/schema/envelope.ts';
import { expect } from 'vitest';
import * as z from 'zod';
import { recordResponse } from './traffic/record.ts';

/** An operation with the address it is called at. */
export interface CalledOperation {
  id: string;
  base: '/api' | '/sandbox' | '/payer';
  operation: Operation;
}

function listed(
  base: CalledOperation['base'],
  table: Readonly<Record<string, Operation>>,
): CalledOperation[] {
  return Object.entries(table).map(([id, operation]) => ({ id, base, operation }));
}

/** Every operation the sandbox answers. */
export const everyOperation: readonly CalledOperation[] = [
  ...listed('/api', operations),
  ...listed('/sandbox', controlOperations),
  ...listed('/payer', payerOperations),
];

const fixedFirst = [...everyOperation].sort(
  (a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')),
);

/** The operation that a call reaches, if any. */
function operationAt(method: string, path: string): CalledOperation | undefined {
  return fixedFirst.find(({ base, operation }) => {
    const pattern = base + operation.path.replace(/\{\w+\}/g, '[^/]+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

/** Lisbon wall time with its offset, nothing else (docs/decisions/wire-formats.md). */
const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[01]:00$/;
const head = z.object({ apiVersion: z.literal(apiVersion), date: z.string().regex(date) });

/** Parses and refuses fields that the schema does not know, which zod would pass over. */
function holds(schema: z.ZodType, value: unknown): void {
  expect(schema.parse(value)).toEqual(value);
}

function holdsSuccess({ operation }: CalledOperation, status: number, body: Record<string, unknown>): void {
  const { success, alsoSuccess = [] } = operation;
  expect([success.status, ...alsoSuccess.map((other) => other.status)]).toContain(status);
  const { apiVersion: _, date: __, success: ___, data, meta, links, ...rest } = body;
  expect(rest).toEqual({});
  if (success.data) holds(success.list ? z.array(success.data) : success.data, data);
  else expect(data).toBeUndefined();
  if (!success.list) return;
  holds(listMeta, meta);
  holds(listLinks, links);
}

const documented = new Map<string, ReadonlySet<string>>();

/** Refusals an operation is documented to give, as `422 e00202`; found once, since asking every field takes time. */
function documentedOf({ id, operation }: CalledOperation): ReadonlySet<string> {
  const known = documented.get(id);
  if (known) return known;
  const found = new Set(
    [...refusalsOf(operation), ...sandboxRefusalsOf(operation)].map(
      ({ status, code }) => `${status} ${code}`,
    ),
  );
  documented.set(id, found);
  return found;
}

function holdsRefusal(promised: CalledOperation | undefined, status: number, body: unknown): void {
  const { error } = errorResponse.parse(body);
  expect(error.code in errors || error.code in controlErrors || error.code in sandboxErrors).toBe(true);
  const known = promised && documentedOf(promised);
  for (const { code, msg } of error.errors ?? []) {
    expect(msg).not.toMatch(/\{\w+\}|undefined|\[object/);
    if (known) expect(known).toContain(`${status} ${code}`);
  }
}

/**
 * Holds an answer against the contract: the envelope, the schema of success, and that each refusal is one the
 * operation is documented to give.
 */
export function expectContract(method: string, path: string, status: number, body: unknown): void {
  head.parse(body);
  const answer = body as Record<string, unknown>;
  const promised = operationAt(method, path);
  expect(answer.success).toBe(status < 400);
  if (promised) recordResponse(promised, status, body);
  if (status >= 400) holdsRefusal(promised, status, body);
  else if (promised) holdsSuccess(promised, status, answer);
}
