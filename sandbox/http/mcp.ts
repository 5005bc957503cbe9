/** The sandbox that tools of agents operate. */
export interface OperatedSandbox {
  /** Origin it is reached at. */
  url: string;
  fetch(request: Request): Promise<Response>;
  /** Web origins whose pages may call the tools: its own, the documentation's, and those that an operator lists. */
  origins: readonly string[];
}

/**
 * Answers a request of the Model Context Protocol with calls of this sandbox (docs/decisions/mcp.md); undefined where
 * nothing was built that could.
 */
export type AnswerMcp = (request: Request, sandbox: OperatedSandbox) => Promise<Response | undefined>;
