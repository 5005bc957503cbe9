import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { compareResponse } from '@balcao/workbench/runner/compareResponse.ts';
import type { KnownValues } from '@balcao/workbench/runner/recordedValues.ts';
import { parsedBody } from '@balcao/workbench/runner/recording.ts';
import type { RecordedRequest, Step } from '../../recording.ts';
import { type Case, requestOf } from './cases.ts';
import { type Answer, type Check, compare, refusalOf } from './compare.ts';
import { knownBefore, lentFor, requestHere, valuesIn } from './known.ts';
import { instructionOf, obstacleOf } from './obstacles.ts';
import type { Player } from './player.ts';
import { type Rule, ruleOf } from './rules.ts';
import { type Data, paymentOf, removals, standIns } from './standIns.ts';

export interface Outcome {
  compared: (Check & Rule & { step: string; operation?: string })[];
  played: string[];
  notPlayed: { step: string; why: string }[];
  /** What could not be removed. */
  left: string[];
}

const dataOf = (body: unknown) => [(body as { data?: Data | Data[] } | undefined)?.data].flat()[0];
const stateOf = (body: unknown) => dataOf(body)?.stateDetails?.state;
const isRead = ({ method }: RecordedRequest) => method === 'GET';

/** Plays a case and removes what it made. */
async function playCase({ id, steps }: Case, mark: string, player: Player, outcome: Outcome): Promise<void> {
  const base = knownBefore(steps, player.keys, mark);
  let known: KnownValues = base;
  /** Recorded values in whose place something was made, and those that responses to this run taught. */
  const [made, learned] = [new Set<string>(), new Set<string>()];
  const done = new Set<string>();
  const notDone = new Map<string, string>();
  const created: { operation: string; data: Data }[] = [];
  let payer: string | undefined;
  /** Reads the payment or checkout that was made last. */
  let watched: RecordedRequest | undefined;

  /** A call about an object of the server, by its own id. */
  const here = (call: ProvokingRequest) => requestHere(requestOf(call), base);

  /** Sends a call, and notes what it made. */
  async function send(request: RecordedRequest, operation = ''): Promise<Answer> {
    const answer = await player.send(request);
    if (answer.status >= 300) return answer;
    const data = dataOf(answer.body);
    if (!data || !removals[operation]) return answer;
    created.unshift({ operation, data });
    const params = { id: String(data.id) };
    const reading =
      operation === 'createCheckout' ? { operation: 'getCheckout', params } : paymentOf(operation, data);
    if (reading) watched = here(reading);
    return answer;
  }

  /**
   * Learns what serves in the place of a recorded value: for reading what the server has, for changing what is made.
   * @returns what there is none of
   */
  async function useStandIn(value: string, isToChange: boolean): Promise<string | undefined> {
    const row = standIns.find(({ seeded }) => seeded === value);
    if (!row || made.has(value)) return undefined;
    const call: ProvokingRequest | undefined =
      (player.writes && row.make) || (isToChange ? undefined : row.find);
    if (!call) return row.what;
    const sent = requestOf(call);
    for (const inside of call === row.find ? valuesIn(sent) : []) await useStandIn(inside, false);
    const { body } = await send(requestHere(sent, known), call.operation ?? '');
    const real = dataOf(body)?.[row.at ?? 'id'];
    if (typeof real !== 'string') return row.what;
    known = new Map([...known, [value, real]]);
    if (call === row.make) made.add(value);
    return undefined;
  }

  /** Asks a person to act, and waits until the payment or checkout that was made last has another state. */
  async function hasActed(operation: string | undefined, simulator: RecordedRequest): Promise<boolean> {
    if (!watched || !player.payer) return false;
    const { body } = await player.send(watched);
    // The recordings move the clock where a phone answers by itself.
    if (operation === 'moveClock' && stateOf(body) !== 'pending_confirmation') return true;
    const url = dataOf(body)?.checkoutUrl;
    const what = instructionOf(operation, simulator.body);
    await player.payer.ask(url ? `${what}: ${url}` : `${what}`, simulator);
    while (await player.payer.again())
      if (stateOf((await player.send(watched)).body) !== stateOf(body)) return true;
    return false;
  }

  /** @returns why the step is not played */
  async function playStep(step: Step): Promise<string | undefined> {
    const { name, kind, operation, needs = [], request } = step;
    const { status } = step.response;
    const missing = needs.find((each) => !done.has(each));
    if (missing) return notDone.get(missing) ?? 'follows a difference';
    const obstacle = obstacleOf(`${id}/${name}`, step, player);
    if (obstacle) return obstacle;
    const lent = lentFor(request, player.keys);
    const used = [...valuesIn(request)].filter((value) => !lent.has(value));
    for (const value of kind === 'api' ? used : []) {
      const nothing = await useStandIn(value, !isRead(request) || operation === 'listCustomerEntities');
      if (nothing) return `there is no ${nothing} to use`;
    }
    const knownHere = new Map([...known, ...lent]);
    const sent = requestHere(request, knownHere);
    if (kind === 'control') {
      payer = operation;
      if (!(await hasActed(operation, sent))) return watched ? 'nobody did it in time' : 'needs a simulator';
      done.add(name);
      return undefined;
    }
    const recorded = parsedBody(step.response.body);
    const answer = await send(sent, operation);
    const isEmpty = dataOf(recorded) !== undefined && dataOf(answer.body) === undefined;
    if (status === 0 || (answer.status === status && !isEmpty)) done.add(name);
    if (status === 0) return undefined;
    const isList = Array.isArray((recorded as { data?: unknown }).data);
    const isOfOwn = used.some((value) => learned.has(value) || (made.has(value) && !isList));
    const isOwn = !isRead(request) || isOfOwn;
    const { family, codes } = refusalOf(recorded);
    const about = {
      operation,
      status,
      code: codes.split(', ')[0] || family,
      state: stateOf(recorded),
      payer,
    };
    const expected = { ...sent, operation, status, recorded, isOwn, known: knownHere };
    for (const each of compare(expected, answer))
      outcome.compared.push({ step: `${id}/${name}`, operation, ...each, ...ruleOf({ ...about, ...each }) });
    if (isOwn && done.has(name)) {
      const before = known;
      known = compareResponse(recorded, answer.body, before).known;
      for (const value of known.keys()) if (!before.has(value)) learned.add(value);
    }
    outcome.played.push(`${id}/${name}`);
    return undefined;
  }

  try {
    for (const step of steps.filter(({ kind }) => kind !== 'delivery')) {
      const why = player.isStopped?.() ? 'stopped' : await playStep(step);
      if (!why) continue;
      notDone.set(step.name, why);
      outcome.notPlayed.push({ step: `${id}/${step.name}`, why });
    }
  } finally {
    for (const { operation, data } of created) {
      const reading = paymentOf(operation, data);
      const now = reading && dataOf((await player.send(here(reading))).body);
      const removal = removals[operation]?.(now ?? data);
      if (!removal) continue;
      const request = here(removal);
      const { status, body } = await player.send(request);
      if ((status < 200 || status >= 300) && status !== 404)
        outcome.left.push(`${request.method} ${request.path}: ${status} ${refusalOf(body).codes}`);
    }
  }
}

/** Plays cases one after another. */
export async function play(cases: readonly Case[], player: Player): Promise<Outcome> {
  const outcome: Outcome = { compared: [], played: [], notPlayed: [], left: [] };
  for (const [at, each] of cases.entries()) {
    player.begin?.(each.id);
    await playCase(each, `${player.run}${at}`, player, outcome);
  }
  return outcome;
}
