import { type RequestTrace, requestIdHeader } from '../domain/requests/requestTrace.ts';
import { baseAsCalled } from './middleware/pagination.ts';

/** Sends a request to the sandbox. */
type Fetch = (request: Request) => Promise<Response>;

/** The sandbox that tools of agents operate. */
interface OperatedSandbox {
  /** Origin it is reached at, as the caller knows it. */
  url: string;
  /** Reads what is the same for all callers; it is no caller's request. */
  fetch: Fetch;
  /** Web origins whose pages may call the tools: its own, the documentation's, and those that an operator lists. */
  origins: readonly string[];
}

/**
 * Answers a request of the Model Context Protocol with calls of this sandbox (docs/decisions/mcp.md); undefined where
 * nothing was built that could.
 * @param call sends a call in the name of who sent the request
 */
export type AnswerMcp = (
  request: Request,
  sandbox: OperatedSandbox,
  call: Fetch,
) => Promise<Response | undefined>;

/**
 * The answers of `/mcp` of a sandbox. A call that a tool makes counts for the address that asked for the tool, and
 * carries the id of that request.
 * @param sandbox whose `fetch` takes the network address of the caller beside the request
 */
export function mcpFor(
  answer: AnswerMcp,
  sandbox: Omit<OperatedSandbox, 'fetch'> & {
    fetch(request: Request, from?: Pick<RequestTrace, 'address'>): Promise<Response>;
  },
): (request: Request, trace: RequestTrace) => ReturnType<AnswerMcp> {
  return (request, { requestId, address }) =>
    answer(request, { ...sandbox, url: baseAsCalled(new URL(request.url), sandbox.url) }, (call) => {
      call.headers.set(requestIdHeader, requestId);
      return sandbox.fetch(call, { address });
    });
}
