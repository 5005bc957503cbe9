import type { Operation } from '../../operations/operation.ts';
import { operations } from '../../operations.ts';
import type { ProvokingRequest } from '../provocation.ts';
import type { CustomerOperation } from './customerUuid.ts';

/** Builds the call of a customer form, with its fields in the operation's path, query or body. */
export function formCall(operation: CustomerOperation, fields: Readonly<Record<string, string>>): ProvokingRequest {
  const { path, query, body }: Operation = operations[operation];
  const isParam = (name: string) => path.includes(`{${name}}`);
  const all = Object.entries(fields);
  const params = Object.fromEntries(all.filter(([name]) => isParam(name)));
  const rest = Object.fromEntries(all.filter(([name]) => !isParam(name)));
  return { operation, params, ...(query && { query: rest }), ...(body && { body: rest }) };
}
