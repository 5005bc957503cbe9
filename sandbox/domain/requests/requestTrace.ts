import type { Runtime } from '../runtime.ts';

export const requestIdHeader = 'X-Request-Id';

/** Visible ASCII without quotes, safe in any log; long enough for the ids of load balancers. */
const wellFormed = /^[\w.:;=@/+-]{1,128}$/;

/** Facts collected about a request until its response. */
export interface RequestTrace {
  requestId: string;
  address?: string | undefined;
  /** Whether an earlier request of its connection is unfinished. */
  isBusy?: boolean | undefined;
  /** Releases the request's resources once its response has left. */
  giveBack: (() => void)[];
  outOfTurn: (wait: Promise<unknown>) => Promise<unknown>;
  /** Operation of the contract, or SOAP method. */
  operation?: string;
  /** Authenticated platform. */
  caller?: { tenant: string; platformCode: string };
  codes?: readonly string[];
  /** Characters of a body read as text; bytes of an unpacked one. */
  received?: number;
  /** Text of the response, if it was text. */
  text?: string;
  identified?: Response;
}

/** Starts the trace of a request, with the caller's id if well-formed, else with a new one. */
export function openTrace(
  { headers }: Request,
  runtime: Pick<Runtime, 'randomUuid'>,
  { address, isBusy }: Pick<RequestTrace, 'address' | 'isBusy'> = {},
): RequestTrace {
  const given = headers.get(requestIdHeader);
  return {
    requestId: given && wellFormed.test(given) ? given : runtime.randomUuid(),
    address,
    isBusy,
    giveBack: [],
    outOfTurn: (wait) => wait,
  };
}

/** Sets the request's id on a response, in place. */
export function identify(response: Response, { requestId, identified }: RequestTrace): Response {
  if (response !== identified) response.headers.set(requestIdHeader, requestId);
  return response;
}
