import type { Runtime } from '../runtime.ts';

export const requestIdHeader = 'X-Request-Id';

/** Visible ASCII without quotes, safe in any log; long enough for the ids of load balancers. */
const wellFormed = /^[\w.:;=@/+-]{1,128}$/;

/** Facts about a request, collected until its response. */
export interface RequestTrace {
  requestId: string;
  address?: string | undefined;
  /** Whether the connection has another unfinished request. */
  isBusy?: boolean | undefined;
  /** Functions that release the request's resources after the response has been sent. */
  giveBack: (() => void)[];
  outOfTurn: (wait: Promise<unknown>) => Promise<unknown>;
  /** Operation of the contract or SOAP method. */
  operation?: string;
  /** Authenticated platform. */
  caller?: { tenant: string; platformCode: string };
  codes?: readonly string[];
  /** Length of the body: in characters if read as text, in bytes if decompressed. */
  received?: number;
  /** Body of the response, if it is text. */
  text?: string;
  identified?: Response;
}

/** Starts the trace of a request with the caller's id if it is well-formed, otherwise with a new id. */
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

/** Sets the request's id on the response; modifies the given response. */
export function identify(response: Response, { requestId, identified }: RequestTrace): Response {
  if (response !== identified) response.headers.set(requestIdHeader, requestId);
  return response;
}
