import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { CustomerOperation } from '@balcao/contract/provocations/customers/customerUuid.ts';
import { acceptedCalls, refusedCalls } from '@balcao/contract/provocations/customers/refusedCalls.ts';
import { describe, expect, it } from 'vitest';
import { sendSketched } from '../../testing/provoke.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Makes the refused calls that the guides of customers show. */
const testSandbox = useTestSandbox();
const names = Object.keys(acceptedCalls) as CustomerOperation[];

/** Sends the fields in the path, the query or the body. */
function send(operation: CustomerOperation, fields: Readonly<Record<string, string>>) {
  const { path, query, body }: Operation = operations[operation];
  const isParam = ([name]: [string, string]) => path.includes(`{${name}}`);
  const params = Object.fromEntries(Object.entries(fields).filter(isParam));
  const rest = Object.fromEntries(Object.entries(fields).filter((field) => !isParam(field)));
  return sendSketched(testSandbox, {
    operation,
    params,
    ...(query && { query: rest }),
    ...(body && { body: rest }),
  });
}

it.each(names)('%s is accepted as its form stands', async (name) => {
  expect((await send(name, acceptedCalls[name])).status).toBe(name === 'createCustomer' ? 201 : 200);
});

describe.each(names)('%s', (name) => {
  it.each(refusedCalls[name])('refuses with $code: $id', async ({ code, after, sent }) => {
    if (after) await send(after, acceptedCalls[after]);
    const refused = await send(name, { ...acceptedCalls[name], ...sent });
    expect(refused.refusals).toEqual([`${errors[code].status} ${code}`]);
  });
});
