import type { Runtime } from '../runtime.ts';

export const requestIdHeader = 'X-Request-Id';

/** Visible ASCII without quotes, so that an id can stand in any log; long enough for those of load balancers. */
const wellFormed = /^[\w.:;=@/+-]{1,128}$/;

/** What is known of a request by the time it is answered; whoever learns something adds it. */
export interface RequestTrace {
  requestId: string;
  address?: string | undefined;
  /** Whether an earlier request of its connection is not answered yet. */
  isBusy?: boolean | undefined;
  /** Gives back what the request holds; done when its response has left. */
  giveBack: (() => void)[];
  outOfTurn: (wait: Promise<unknown>) => Promise<unknown>;
  /** Name of the operation of the contract, or of the SOAP method. */
  operation?: string;
  /** Who called, where a platform proved itself. */
  caller?: { tenant: string; platformCode: string };
  codes?: readonly string[];
  /** Characters of the body, where it was read as a text; bytes of an unpacked one. */
  received?: number;
  /** Text of the response, where it was written as one. */
  text?: string;
  identified?: Response;
}

/** Begins to trace a request, with the caller's own id where that is well-formed, else with a new one. */
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

/** Puts the id of its request on a response, in place. */
export function identify(response: Response, { requestId, identified }: RequestTrace): Response {
  if (response !== identified) response.headers.set(requestIdHeader, requestId);
  return response;
}
