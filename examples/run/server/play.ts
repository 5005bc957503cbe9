import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { compareResponse } from '@balcao/workbench/runner/compareResponse.ts';
import { recordedCall } from '@balcao/workbench/runner/recordedCall.ts';
import type { KnownValues } from '@balcao/workbench/runner/recordedValues.ts';
import { parsedBody } from '@balcao/workbench/runner/recording.ts';
import type { Credentials } from '../../call.ts';
import type { RecordedRequest, Step } from '../../recording.ts';
import { type Case, requestOf } from './cases.ts';
import type { Answer } from './client.ts';
import { type Check, compare, refusalOf } from './compare.ts';
import { type Rule, ruleOf } from './rules.ts';

export interface Player {
  send(request: RecordedRequest): Promise<Answer>;
  keys: Credentials;
  writes: boolean;
  /** Person who acts instead of a simulator. `again` pauses and returns whether time is left. */
  payer?: { ask(what: string, simulator: RecordedRequest): Promise<void>; again(): Promise<boolean> };
  stopped?: AbortSignal;
}

export interface Outcome {
  compared: (Check & Rule & { step: string; operation: string })[];
  played: string[];
  /** Steps by the reason for which they were not played. */
  notPlayed: Record<string, string[]>;
  /** Failed calls to remove an object. */
  left: string[];
}

interface Data extends Record<'id' | 'uuid' | 'paymentId' | 'checkoutUrl', string> {
  amount: number;
  stateDetails?: { state: string };
  refunds?: { amount: number }[];
}

/** Instructions to a person, by control operation. A recording moves the clock until a simulated phone accepts. */
const instructions: Readonly<Record<string, string>> = {
  payAtAtm: 'pay at the test cash machine',
  answerPhone: 'answer the request on the test phone',
  payByReference: 'choose Multibanco on the payment page',
  payByCard: 'pay by a test card on the payment page',
  moveClock: 'accept the request on the test phone',
};
const longTime = /"(to|advanceSeconds)": ("|\d{4})/;
const elsewhere = /^create(Entity|Processed|Terminal)|CustomerEntit/;
const { platform, entity } = seed;
const isRead = ({ method }: RecordedRequest) => method === 'GET';

/** Reasons not to play a step. The first that applies is reported. */
const obstacles: readonly (readonly [why: string, is: (step: Step, player: Player) => unknown])[] = [
  ['a call of the SOAP service', ({ kind }) => kind === 'soap'],
  ['needs a simulator', ({ kind, operation = '' }) => kind === 'control' && !instructions[operation]],
  ['needs a simulator', ({ request, response }) => response.status >= 500 || faultHeader in request.headers],
  ['needs a simulator', ({ request }) => longTime.test(`${request.body}`)],
  ['needs a payer: --payer wait', ({ kind }, { payer }) => kind === 'control' && !payer],
  ['changes data: --writes', ({ request }, { writes }) => !isRead(request) && !writes],
  ['concerns a device or another entity', ({ operation = '' }) => elsewhere.test(operation)],
];

const dataOf = (body: unknown) => [(body as { data?: Data | Data[] } | undefined)?.data].flat()[0];
const stateOf = (body: unknown) => dataOf(body)?.stateDetails?.state;

/** Recorded request, with a server's values in place of the recorded ones. */
function requestHere(step: Step, known: KnownValues): RecordedRequest {
  const { path, headers, body } = recordedCall(step, known);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { ...step.request, path, headers: { ...step.request.headers, ...headers }, body: text ?? null };
}

const removable = /^create(Customer|Webhook|Reference|Payment|Checkout|Token)$/;
const isPayment = ({ operation }: { operation: string }) => !/Customer|Webhook/.test(operation);

/** Call that removes a created object. None for a payment that awaits confirmation on a phone, because it expires. */
function removalOf(operation: string, data: Data): ProvokingRequest | undefined {
  const { id, uuid, amount, refunds = [], stateDetails: { state = '' } = {} } = data;
  if (operation === 'createCustomer') return { operation: 'deleteCustomer', params: { uuid } };
  if (operation === 'createWebhook') return { operation: 'deleteWebhook', params: { id } };
  const rest = refunds.reduce((sum, refund) => sum - refund.amount, amount);
  if (['pending_confirmation', 'cancelled'].includes(state) || rest <= 0) return undefined;
  if (state === 'confirmed') return { operation: 'createRefund', params: { id }, body: { amount: rest } };
  return { operation: 'cancelPayment', params: { id }, body: { ignoreUnsupported: true } };
}

/** Plays a case and removes the objects that it created. */
async function playCase({ id, steps }: Case, player: Player, outcome: Outcome): Promise<void> {
  const { platformCode, privateKey, clientId } = player.keys;
  let known: KnownValues = new Map<string, string>([[platform.code, platformCode]])
    .set(platform.privateKey, privateKey)
    .set(entity.clientId, clientId);
  /** Recorded values of objects created in this run, and names of the completed steps. */
  const [own, done] = [new Set<string>(), new Set<string>()];
  const created: { operation: string; data: Data }[] = [];
  let payer: string | undefined;
  const call = (sketch: ProvokingRequest) => player.send(requestOf(sketch, player.keys));
  const get = (operation: string, id: string) => call({ operation, params: { id } });

  /** Asks a person to act, and waits until the last created payment or checkout changes its state. */
  async function hasActed(step: Step): Promise<boolean> {
    const { operation, data } = created.find(isPayment) ?? {};
    if (!player.payer || !data) return false;
    payer = step.operation ?? '';
    const isCheckout = operation === 'createCheckout';
    const read = () => (isCheckout ? get('getCheckout', data.id) : get('getPayment', data.paymentId ?? data.id));
    const { body } = await read();
    if (payer === 'moveClock' && stateOf(body) !== 'pending_confirmation') return true;
    const request = requestHere(step, known);
    await player.payer.ask(`${instructions[payer]}: ${dataOf(body)?.checkoutUrl ?? request.body}`, request);
    while (await player.payer.again()) if (stateOf((await read()).body) !== stateOf(body)) return true;
    return false;
  }

  /** @returns the reason if the step is not played */
  async function playStep(step: Step): Promise<string | undefined> {
    const { name, kind, operation = '', needs = [], request, response } = step;
    const obstacle = player.stopped?.aborted ? 'stopped' : obstacles.find(([, is]) => is(step, player))?.[0];
    const need = needs.find((each) => !done.has(each));
    if (obstacle || need) return obstacle ?? 'needs an object of the seed, or a step that was not played';
    if (kind === 'control' && !(await hasActed(step))) return 'nobody acted in time';
    if (kind === 'control') return void done.add(name);
    const sent = requestHere(step, known);
    const answer = await player.send(sent);
    const [recorded, data, { status }] = [parsedBody(response.body), dataOf(answer.body), response];
    if (data && answer.status < 300 && removable.test(operation)) created.unshift({ operation, data });
    const isList = Array.isArray((recorded as { data?: unknown }).data);
    const isOwn = !isRead(request) || (!isList && [...own].some((value) => request.path.includes(value)));
    if (status > 0) {
      const { family, codes } = refusalOf(recorded);
      const code = codes.split(', ')[0] || family;
      const about = { step: `${id}/${name}`, operation, status, code, state: stateOf(recorded), payer };
      for (const each of compare({ ...sent, operation, status, recorded, isOwn, known }, answer))
        outcome.compared.push({ ...about, ...each, ...ruleOf({ ...about, ...each }) });
      outcome.played.push(`${id}/${name}`);
    }
    if ((status > 0 && answer.status !== status) || (dataOf(recorded) && !data)) return undefined;
    done.add(name);
    const learned = isOwn || status === 0 ? compareResponse(recorded, answer.body, known).known : known;
    for (const value of learned.keys()) if (isOwn && !known.has(value)) own.add(value);
    known = learned;
    return undefined;
  }

  try {
    for (const step of steps.filter(({ kind }) => kind !== 'delivery')) {
      const why = await playStep(step);
      if (why) outcome.notPlayed[why] = [...(outcome.notPlayed[why] ?? []), `${id}/${step.name}`];
    }
  } finally {
    for (const { operation, data } of created) {
      const now = isPayment({ operation }) && dataOf((await get('getPayment', data.paymentId ?? data.id)).body);
      const removal = removalOf(operation, now || data);
      const { status, body } = removal ? await call(removal) : { status: 200, body: undefined };
      if (![200, 201, 204, 404].includes(status))
        outcome.left.push(`${operation} ${data.uuid ?? data.id}: ${status} ${refusalOf(body).codes}`);
    }
  }
}

/** Plays cases one after another. */
export async function play(cases: readonly Case[], player: Player): Promise<Outcome> {
  const outcome: Outcome = { compared: [], played: [], notPlayed: {}, left: [] };
  for (const each of cases) await playCase(each, player, outcome);
  return outcome;
}
