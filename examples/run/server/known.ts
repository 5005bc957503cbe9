import { seed } from '@balcao/contract/scenarios/seed.ts';
import { recordedCall } from '@balcao/workbench/runner/recordedCall.ts';
import { type KnownValues, splitValues } from '@balcao/workbench/runner/recordedValues.ts';
import type { RecordedRequest, Step } from '../../recording.ts';
import type { Keys } from './player.ts';
import { standIns } from './standIns.ts';

type Pair = readonly [recorded: string, real: string | undefined];
const uniqueField = /"(?:customUniqueId|customerId)":\s*"([\w-]+)"/g;

/** What recorded values are on a server, before the first call of a case. */
export function knownBefore(steps: readonly Step[], keys: Keys, mark: string): KnownValues {
  const { platform, entity, otherPlatform, otherEntity } = seed;
  const texts = steps.map(({ request }) => request.body).join() + JSON.stringify(standIns);
  const pairs: Pair[] = [
    [platform.code, keys.platformCode],
    [platform.privateKey, keys.privateKey],
    [entity.clientId, keys.clientId],
    [otherPlatform.code, keys.other?.platformCode],
    [otherPlatform.privateKey, keys.other?.privateKey],
    [otherEntity.clientId, keys.other?.clientId],
    ...[...texts.matchAll(uniqueField)].map(([, text = '']): Pair => [text, `${text}-${mark}`]),
    ...[...texts.matchAll(/351#\d{9}/g)].map(([phone]): Pair => [phone, keys.phone]),
  ];
  return new Map(pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined));
}

/** The lent customer and card, for a call that charges the card of the seed. */
export function lentFor({ body }: RecordedRequest, { savedCard }: Keys): KnownValues {
  const { customers, savedMethods } = seed;
  if (!savedCard || !body?.includes(savedMethods.card)) return new Map();
  return new Map<string, string>()
    .set(customers.own, savedCard.customer)
    .set(savedMethods.card, savedCard.uuid);
}

/** A recorded request with the values of a server. */
export function requestHere(request: RecordedRequest, known: KnownValues): RecordedRequest {
  const step = { name: '', kind: 'api', request, response: { status: 0, headers: {} } };
  const { path, headers, body } = recordedCall(step, known);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const type = body !== undefined && { 'Content-Type': 'application/json' };
  return { method: request.method, path, headers: { ...headers, ...type }, body: text ?? null };
}

/** The words and numbers of a request, which can be recorded ids. */
export const valuesIn = ({ path, body }: RecordedRequest) =>
  new Set(splitValues(`${decodeURIComponent(path)} ${body}`).values);
