import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Operation } from '../../operations/operation.ts';
import { pathsOf } from '../../operations/possibleRefusals.ts';
import { operations } from '../../operations.ts';
import { webhookDelivery } from '../../resources/webhooks/webhookSchema.ts';
import { errorBody } from '../../schema/envelope.ts';
import { type SoapMethodName, soapMethods } from '../methods.ts';
import { type SoapTypeName, soapTypes } from '../soapTypes.ts';
import { type FieldMapping, type RestLocation, webhookMapping } from './fieldMapping.ts';
import { entityMapping, type Replacement, soapToRest } from './soapToRest.ts';

function leavesOf(type: SoapTypeName, at: string): string[] {
  return soapTypes[type].flatMap(({ name, type: inner, list }) => {
    const path = `${at}${name}${list ? '[]' : ''}`;
    return inner in soapTypes ? leavesOf(inner as SoapTypeName, `${path}.`) : [path];
  });
}

const isTold = (moves: readonly FieldMapping[], leaf: string) =>
  moves.some(({ soap }) => (soap.endsWith('.*') ? leaf.startsWith(soap.slice(0, -1)) : soap === leaf));
const tellsOf = (leaves: readonly string[], soap: string) =>
  leaves.some((leaf) => (soap.endsWith('.*') ? leaf.startsWith(soap.slice(0, -1)) : soap === leaf));

function pathsIn({ body, query, params, success }: Operation): Partial<Record<RestLocation, string[]>> {
  const pathsTo = (schema: z.ZodType | undefined) => pathsOf(schema ?? z.undefined());
  const written = (schema: z.ZodType | undefined) =>
    pathsTo(schema).map((path) => path.join('.').replaceAll('.0', '[]'));
  /** Names of query parameters, with ranges as `updatedAt[start]`. The API would ignore an unknown filter. */
  const bracketed = (schema: z.ZodType | undefined) =>
    pathsTo(schema).map(([name, ...inside]) => [name, ...inside.map((part) => `[${part}]`)].join(''));
  const places = { body, path: params, data: success.data, error: errorBody };
  return {
    ...Object.fromEntries(Object.entries(places).map(([place, schema]) => [place, written(schema)])),
    query: bracketed(query),
  };
}

/** REST paths of a mapping; `.*` expands to all fields inside, whose names stay the same. */
function pathsOfMove({ soap, rest }: FieldMapping, leaves: readonly string[]): string[] {
  if (!rest?.path.endsWith('.*')) return rest ? [rest.path] : [];
  const [from, to] = [soap.slice(0, -1), rest.path.slice(0, -1)];
  return leaves.filter((leaf) => leaf.startsWith(from)).map((leaf) => to + leaf.slice(from.length));
}

function astray(moves: readonly FieldMapping[], operation: Operation, leaves: readonly string[] = []): string[] {
  const known: Partial<Record<RestLocation, string[]>> = {
    header: ['Authorization', 'PayPay-ClientId', 'Accept-Language', 'PayPay-Signature'],
    status: ['HTTP'],
    ...pathsIn(operation),
  };
  return moves.flatMap((move) =>
    pathsOfMove(move, leaves)
      .filter((path) => move.rest && !known[move.rest.place]?.includes(path))
      .map((path) => `${move.soap}: ${move.rest?.place} ${path}`),
  );
}

const replacements = Object.entries(soapToRest) as [SoapMethodName, Replacement][];

describe.each(replacements)('%s', (name, { operations: [first], request, answer }) => {
  const { parts, returns } = soapMethods[name];
  const sent = parts
    .filter(({ type }) => type !== 'RequestEntity')
    .flatMap((part) => leavesOf(part.type, `${part.name}${'list' in part ? '[]' : ''}.`));
  const got = leavesOf(returns, '');

  it('has a place in REST, or a reason, for every field it takes and gives', () => {
    expect(sent.filter((leaf) => !isTold(request, leaf))).toEqual([]);
    expect(got.filter((leaf) => !isTold(answer, leaf))).toEqual([]);
  });

  it('names no field it does not have, on either side', () => {
    expect(request.filter(({ soap }) => !tellsOf(sent, soap))).toEqual([]);
    expect(answer.filter(({ soap }) => !tellsOf(got, soap))).toEqual([]);
    expect(astray([...request, ...answer], operations[first], sent)).toEqual([]);
  });

  it('gives a reason where REST has no such field', () => {
    expect([...request, ...answer].filter(({ rest, words }) => !rest && !words)).toEqual([]);
  });
});

it('the block that identifies the caller moves into headers', () => {
  expect(entityMapping.map(({ soap }) => soap)).toEqual(leavesOf('RequestEntity', 'entity.'));
  expect(astray(entityMapping, operations.createReference)).toEqual([]);
});

it('every field of the old webhook has its place in the new one', () => {
  const delivery = { ...operations.createWebhook, body: webhookDelivery } as Operation;
  expect(astray(webhookMapping, delivery)).toEqual([]);
});
