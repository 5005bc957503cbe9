import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Step } from '../../recording.ts';
import type { Player } from './player.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a person does instead of a simulator, by the operation of the control API. */
const instructions: Readonly<Record<string, (body: Fields) => string | false>> = {
  payAtAtm: ({ entity, reference, amount }) =>
    `pay at the test cash machine: entity ${entity}, reference ${reference}, ${amount} cents`,
  answerPhone: ({ answer }) => `${answer} the request on the test phone`,
  payByReference: () => 'choose Multibanco on the payment page',
  payByCard: ({ save }) => `pay on the payment page by a test card${save ? ', and save it' : ''}`,
  moveClock: ({ advanceSeconds = 3600 }) =>
    Number(advanceSeconds) <= 300 && 'accept the request on the test phone',
};

/** @returns what to ask of a person; false for what only a simulator does */
export const instructionOf = (operation = '', body: string | null): string | false =>
  instructions[operation]?.(JSON.parse(body ?? '{}')) ?? false;

/** Calls that make what nobody can remove, or that reach a device; a server could accept what ours refuses. */
const irrevocable = /^create(Entity|ProcessedPayment|Terminal\w+)$/;
/** Steps that need of an object of the seed what no other has. */
const ofTheSeed = /(e00300|rules\/share-again|manage\/unshare|associated)(\/refused)?$/;

const isControl = ({ kind }: Step) => kind === 'control';
const isAccepted = ({ response }: Step) => response.status < 400;
const isPush = ({ operation = '', request }: Step) =>
  /Payment$/.test(operation) && /"phoneN/.test(request.body ?? '');
const callerOf = ({ request }: Step) =>
  atob(request.headers.Authorization?.replace('Basic ', '') ?? '').split(':')[0];

/** Why a step is not played, in the order in which reasons count. */
const obstacles: readonly (readonly [why: string, is: (step: Step, player: Player) => boolean])[] = [
  ['a call of the SOAP service', (step) => step.kind === 'soap'],
  ['needs a simulator', (step) => isControl(step) && !instructionOf(step.operation, step.request.body)],
  ['needs a simulator', (step) => 'Sandbox-Fault' in step.request.headers || step.response.status >= 500],
  ['needs a payer: --payer wait', (step, { payer }) => isControl(step) && !payer],
  ['changes data: --writes', (step, { writes }) => step.request.method !== 'GET' && !writes],
  ['could make what nobody can remove', (step) => irrevocable.test(step.operation ?? '')],
  ['needs `phone` in --keys', (step, { keys }) => isAccepted(step) && isPush(step) && !keys.phone],
  ['needs `other` in --keys', (step, { keys }) => callerOf(step) === seed.otherPlatform.code && !keys.other],
];

/** @returns why a step cannot be played; undefined where only its objects can be missing */
export const obstacleOf = (name: string, step: Step, player: Player): string | undefined =>
  ofTheSeed.test(name)
    ? 'there is no object like that of the seed to use'
    : obstacles.find(([, is]) => is(step, player))?.[0];
