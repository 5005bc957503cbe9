import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Step } from '../../recording.ts';
import type { Player } from './play.ts';

/** What a person does instead of a simulator, by the operation of the control API. */
const instructions: Readonly<
  Record<string, (body: Readonly<Record<string, unknown>>) => string | undefined>
> = {
  payAtAtm: ({ entity, reference, amount }) =>
    `pay at the test cash machine: entity ${entity}, reference ${reference}, ${amount} cents`,
  answerPhone: ({ answer }) => `${answer} the request on the test phone`,
  payByReference: () => 'choose Multibanco on the payment page',
  payByCard: ({ save }) => `pay on the payment page by a test card${save ? ', and save it' : ''}`,
  // The recordings wait for what a test phone does by itself.
  moveClock: ({ advanceSeconds = 3600 }) =>
    Number(advanceSeconds) <= 300 ? 'accept what waits on the test phone, if anything does' : undefined,
};

/** @returns what to ask of a person; undefined for what only a simulator does */
export const instructionOf = (operation = '', body: string | null): string | undefined =>
  instructions[operation]?.(body ? JSON.parse(body) : {});

/** Calls that make what nobody can remove, or that reach a device. */
const irrevocable = [
  'createEntity',
  'createProcessedPayment',
  'createTerminalPayment',
  'createTerminalRefund',
];

/** Steps that need of an object of the seed what no other has, by the ends of their names. */
const ofTheSeed = [
  'e00300/refused',
  'rules/share-again',
  'manage/unshare',
  'createCustomerEntity/associated/refused',
];

const isAccepted = ({ response }: Step) => response.status < 400;
const isPush = ({ operation, request: { body } }: Step) =>
  /Payment$/.test(operation ?? '') && body?.includes('"phoneNumber"');
const callerOf = ({ request }: Step) =>
  atob(request.headers.Authorization?.slice('Basic '.length) ?? '').split(':')[0];

/** Why a step is not played, in the order in which reasons count. */
const obstacles: readonly (readonly [why: string, is: (step: Step, player: Player) => unknown])[] = [
  ['a call of the SOAP service', ({ kind }) => kind === 'soap'],
  [
    'needs a simulator',
    ({ kind, operation, request }) => kind === 'control' && !instructionOf(operation, request.body),
  ],
  [
    'needs a simulator',
    ({ request, response }) => 'Sandbox-Fault' in request.headers || response.status >= 500,
  ],
  ['needs a payer: --payer wait', ({ kind }, { payer }) => kind === 'control' && !payer],
  ['changes data: --writes', ({ request }, { writes }) => request.method !== 'GET' && !writes],
  ['makes what nobody can remove', (step) => isAccepted(step) && irrevocable.includes(step.operation ?? '')],
  [
    'needs `phone` in the file of --keys',
    (step, { keys }) => isAccepted(step) && isPush(step) && !keys.phone,
  ],
  [
    'needs `other` in the file of --keys',
    (step, { keys }) => callerOf(step) === seed.otherPlatform.code && !keys.other,
  ],
];

/** @returns why a step cannot be played; undefined where only its objects can be missing */
export function obstacleOf(name: string, step: Step, player: Player): string | undefined {
  if (ofTheSeed.some((end) => name.endsWith(end))) return 'there is no object like that of the seed to use';
  return obstacles.find(([, is]) => is(step, player))?.[0];
}
