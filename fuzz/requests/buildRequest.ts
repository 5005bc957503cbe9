import { headersOf, type Identity } from '../../sandbox/testing/api.ts';
import type { Memory } from '../memory.ts';
import { hurtState } from '../steps/hostileStates.ts';
import type { ImportStep, Step, StrayStep, Who } from '../steps/step.ts';
import type { BuiltRequest } from './builtRequest.ts';
import { operationRequest, operations } from './operationRequest.ts';
import { soapRequest } from './soapRequest.ts';

function importRequest(
  { state, changes }: ImportStep,
  who: Who,
  identity: Identity,
  memory: Memory,
): BuiltRequest {
  const known = memory.state(state);
  return {
    name: '/sandbox importSandbox',
    operation: operations.get('/sandbox importSandbox'),
    who,
    method: 'POST',
    path: '/sandbox/import',
    headers: headersOf(identity),
    body: JSON.stringify(known && hurtState(known, changes)),
  };
}

const strayRequest = (
  { method, path, body, headers }: StrayStep,
  who: Who,
  identity: Identity,
): BuiltRequest => ({
  name: '',
  who,
  method,
  path: path.replaceAll('#', ''),
  headers: { ...headersOf(identity), ...headers },
  body,
});

/**
 * The request of a step, with what earlier responses told.
 * @param date of the clock of the tenant
 */
export function buildRequest(
  { request, who }: Step,
  identity: Identity,
  date: string,
  memory: Memory,
): BuiltRequest {
  switch (request.kind) {
    case 'operation':
      return operationRequest(request, who, identity, memory);
    case 'soap':
      return soapRequest(request, who, identity, date, memory);
    case 'import':
      return importRequest(request, who, identity, memory);
    case 'stray':
      return strayRequest(request, who, identity);
  }
}
