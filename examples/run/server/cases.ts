import type { RestError } from '@balcao/contract/errors/errorRow.ts';
import { type ErrorCode, errors } from '@balcao/contract/errors.ts';
import type { CustomerOperation } from '@balcao/contract/provocations/customers/customerUuid.ts';
import { formCall } from '@balcao/contract/provocations/customers/formCall.ts';
import { acceptedCalls, refusedCalls } from '@balcao/contract/provocations/customers/refusedCalls.ts';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { provider } from '../../../provider.config.ts';
import { bodyText, headersOf, wirePath } from '../../call.ts';
import type { RecordedRequest, Recording, Step } from '../../recording.ts';
import { callOf } from '../callOf.ts';

/** Steps that are played in their order; what they made is removed after them. */
export interface Case {
  id: string;
  steps: readonly Step[];
}

const { otherPlatform, otherEntity, platform } = seed;
const callers = {
  other: { ...otherPlatform, platformCode: otherPlatform.code, clientId: otherEntity.clientId },
  'wrong key': { privateKey: `${platform.privateKey}x` },
  nobody: {},
};

/** A sketched call as recordings have theirs: with the keys and ids of the seed. */
export function requestOf({ as, clientId, path, rawBody, ...sketch }: ProvokingRequest): RecordedRequest {
  const caller = { ...(as && callers[as]), ...(clientId && { clientId }) };
  const call = callOf('api', sketch.operation ?? 'getPayment', { ...sketch, as: caller }, 'pt');
  const sent = { ...call, ...(as === 'nobody' && { auth: 'none' as const }), ...(path && { path }) };
  const headers = headersOf({ ...sent, body: rawBody ?? call.body });
  return { method: call.method, path: wirePath(sent), headers, body: rawBody ?? bodyText(call.body) };
}

function stepOf(name: string, call: ProvokingRequest, status: number, body: object): Step {
  const response = { status, headers: {}, body: JSON.stringify(body) };
  return { name, kind: 'api', operation: call.operation ?? undefined, request: requestOf(call), response };
}

/** A refused call after the one that it needs, whose response is not compared. */
function refusedCase(id: string, code: ErrorCode, call: ProvokingRequest, before?: ProvokingRequest): Case {
  const { status, family }: RestError = errors[code];
  const error = { code: family, ...(code !== family && { errors: [{ code }] }) };
  const refused = stepOf('refused', call, status, { error });
  if (!before) return { id: `provocations/${id}`, steps: [refused] };
  const first = stepOf('before', before, 0, {});
  return { id: `provocations/${id}`, steps: [first, { ...refused, needs: [first.name] }] };
}

const provoked = Object.entries(provocations).flatMap(([code, provocation]) =>
  provocation.by === 'call'
    ? [refusedCase(code, code as ErrorCode, provocation.call, provocation.before?.[0])]
    : [],
);

const refusedForms = (Object.keys(refusedCalls) as CustomerOperation[]).flatMap((operation) =>
  refusedCalls[operation].map(({ id, code, sent, after }) => {
    const call = formCall(operation, { ...acceptedCalls[operation], ...sent });
    return refusedCase(`${operation}/${id}`, code, call, after && formCall(after, acceptedCalls[after]));
  }),
);

/** Everything that can be played against a server; deliveries go to a name that nobody has. */
export const casesOf = (recordings: readonly Recording[]): Case[] =>
  [...recordings, ...provoked, ...refusedForms].map((each) =>
    JSON.parse(JSON.stringify(each).replaceAll(provider.sandbox, 'https://loja.example')),
  );
