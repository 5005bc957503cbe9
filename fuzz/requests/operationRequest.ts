import { headersOf, type Identity } from '../../sandbox/testing/api.ts';
import { everyOperation } from '../../sandbox/testing/everyOperation.ts';
import type { Memory } from '../memory.ts';
import type { BodySketch, Drawn, OperationStep, Who } from '../steps/step.ts';
import { wellFormed } from '../steps/wellFormed.ts';
import type { BuiltRequest } from './builtRequest.ts';
import { filled } from './fill.ts';

/** Every operation, as `/api createPayment`. */
export const operations = new Map(everyOperation.map((called) => [`${called.base} ${called.id}`, called]));

/** Where values of a parameter come from, by the first part of the path and the parameter. */
const namesOfParams: Readonly<Record<string, readonly string[]>> = {
  'payments id': ['Payment.id'],
  'terminals paymentId': ['Payment.id'],
  'checkouts id': ['Checkout.id'],
  'payer id': ['Checkout.id'],
  'token token': ['token', 'Checkout.id'],
  'webhooks id': ['Webhook.id'],
  'customers uuid': ['Customer.uuid'],
  'customers paymentMethod_uuid': ['SavedPaymentMethod.uuid'],
  'customers clientId': ['Entity.clientId'],
  'entities clientId': ['Entity.clientId'],
  'terminals uuid': ['Terminal.uuid'],
  'faults id': ['Fault.id'],
  'deliveries id': ['Delivery.id'],
  'errors errorCode': ['ApiError.code'],
};

/** Values of parameters that no response tells. */
const usual: Readonly<Record<string, readonly string[]>> = {
  language: ['typescript-fetch', 'php', 'python', 'javascript', 'java'],
  kind: ['payment', 'delivery', 'entity'],
  errorCode: ['e00502', 'e04100'],
};

function paramOf(resource: string, name: string, drawn: Drawn, memory: Memory): string {
  if ('text' in drawn) return drawn.text;
  const known = memory.pick(namesOfParams[`${resource} ${name}`] ?? [], drawn.earlier);
  const others = usual[name] ?? ['1'];
  return encodeURIComponent(wellFormed(String(known ?? others[drawn.earlier % others.length])));
}

function pathOf({ operation: name, params, query }: OperationStep, memory: Memory): string {
  const called = operations.get(name);
  const template = called?.operation.path ?? '';
  const resource = called?.base === '/payer' ? 'payer' : (template.split('/')[1] ?? '');
  const path = template.replace(/\{(\w+)\}/g, (_, param: string) =>
    paramOf(resource, param, params[param] ?? { earlier: 0 }, memory),
  );
  return called?.base + path + (query && `?${query.replaceAll('#', '')}`);
}

type Sent = Pick<BuiltRequest, 'body' | 'transport'> & { contentType?: string | undefined };

function bodyOf(name: string, sketch: BodySketch | undefined, memory: Memory): Sent {
  if (!sketch) return {};
  if ('bytes' in sketch) {
    const { bytes, contentType, transport } = sketch;
    return { body: typeof bytes === 'string' ? bytes : Uint8Array.from(bytes), transport, contentType };
  }
  const { json, fills } = sketch;
  const contentType = 'application/json';
  if (json === '') return { contentType };
  const value = filled(JSON.parse(json), fills, memory);
  const [draw = 0] = fills;
  const paid = name === '/sandbox payAtAtm' && draw % 4 > 0 ? memory.reference(draw) : undefined;
  return { body: JSON.stringify(paid ?? value), contentType };
}

/** A call of an operation, with what earlier responses told. */
export function operationRequest(
  step: OperationStep,
  who: Who,
  identity: Identity,
  memory: Memory,
): BuiltRequest {
  const called = operations.get(step.operation);
  if (!called) throw new Error(`There is no operation ${step.operation}.`);
  const { contentType, ...sent } = bodyOf(step.operation, step.body, memory);
  const usualHeaders = called.base === '/payer' ? {} : headersOf(identity);
  return {
    name: step.operation,
    operation: called,
    who,
    method: called.operation.method,
    path: pathOf(step, memory),
    headers: { ...usualHeaders, 'content-type': contentType, ...step.headers },
    ...sent,
  };
}
