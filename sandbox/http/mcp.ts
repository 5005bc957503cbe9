import { type RequestTrace, requestIdHeader } from '../domain/requests/requestTrace.ts';
import { baseAsCalled } from './middleware/pagination.ts';

type Fetch = (request: Request) => Promise<Response>;

interface OperatedSandbox {
  /** Origin by which the caller reaches the sandbox. */
  url: string;
  /** Fetches resources that are equal for all callers. */
  fetch: Fetch;
  /** Web origins whose pages may call the tools: its own, the documentation's, and those of the operator. */
  origins: readonly string[];
}

/** Handles MCP with requests on behalf of the sender (docs/decisions/mcp.md); undefined if it was not built. */
export type AnswerMcp = (request: Request, sandbox: OperatedSandbox, call: Fetch) => Promise<Response | undefined>;

/** Handles `/mcp`; a tool's request counts for the address of its caller and has its id. */
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
