import { type RequestTrace, requestIdHeader } from '../domain/requests/requestTrace.ts';
import { baseAsCalled } from './middleware/pagination.ts';

type Fetch = (request: Request) => Promise<Response>;

interface OperatedSandbox {
  /** Origin it is reached at, as the caller knows it. */
  url: string;
  /** Reads what is the same for all callers; it is no caller's request. */
  fetch: Fetch;
  /** Web origins whose pages may call the tools: its own, the documentation's, and those that an operator lists. */
  origins: readonly string[];
}

/** Answers MCP by calls in the name of the sender (docs/decisions/mcp.md); undefined where nothing was built. */
export type AnswerMcp = (
  request: Request,
  sandbox: OperatedSandbox,
  call: Fetch,
) => Promise<Response | undefined>;

/** Answers `/mcp`; a tool's call counts for the address of its request and carries its id. */
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
