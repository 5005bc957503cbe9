import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import type { ApiResponse } from './api.ts';
import type { TestSandbox } from './testSandbox.ts';

const controls: Readonly<Record<string, Operation | undefined>> = controlOperations;
const calls: Readonly<Record<string, Operation | undefined>> = operations;

/** Sends a sketched request to either API; throws for an unknown operation. */
export function sendControl(
  { api }: Pick<TestSandbox, 'api'>,
  { operation: id, params = {}, query, body }: ProvokingRequest,
): Promise<ApiResponse> {
  const operation = id ? (controls[id] ?? calls[id]) : undefined;
  if (!id || !operation) throw new Error(`Neither API has the operation ${id}.`);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return api.send(operation.method, `${id in controls ? '/sandbox' : '/api'}${path}${search}`, body);
}
