import { errors } from '@balcao/contract/errors.ts';
import type { CustomerOperation } from '@balcao/contract/provocations/customers/customerUuid.ts';
import { formCall } from '@balcao/contract/provocations/customers/formCall.ts';
import { acceptedCalls, refusedCalls } from '@balcao/contract/provocations/customers/refusedCalls.ts';
import { describe, expect, it } from 'vitest';
import { sendSketched } from '../../testing/provoke.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** The refused calls that the guides of customers show, each made as they say. */
const testSandbox = useTestSandbox();
const names = Object.keys(acceptedCalls) as CustomerOperation[];

const send = (operation: CustomerOperation, fields: Readonly<Record<string, string>>) =>
  sendSketched(testSandbox, formCall(operation, fields));

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
