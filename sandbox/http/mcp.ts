import { type RequestTrace, requestIdHeader } from '../domain/requests/requestTrace.ts';
import { baseAsCalled } from './middleware/pagination.ts';

type Fetch = (request: Request) => Promise<Response>;

interface OperatedSandbox {
  /** Origin at which the caller reaches the sandbox. */
  url: string;
  /** Fetches resources that are the same for all callers. */
  fetch: Fetch;
  /** Origins whose pages may call the tools: those of the sandbox, the documentation and the operator's list. */
  origins: readonly string[];
}

/** Handles MCP on behalf of the caller (docs/decisions/mcp.md). Resolves to undefined if MCP has not been built. */
export type AnswerMcp = (request: Request, sandbox: OperatedSandbox, call: Fetch) => Promise<Response | undefined>;

/** Handles `/mcp`. Requests made by a tool count towards the limits of its caller, and have the caller's request id. */
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
