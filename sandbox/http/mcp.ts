/** The sandbox that tools of agents operate. */
export interface OperatedSandbox {
  /** Origin it is reached at. */
  url: string;
  fetch(request: Request): Promise<Response>;
  /** Where the documentation site is. */
  siteUrl: string;
}

/**
 * Answers a request of the Model Context Protocol with calls of this sandbox (docs/decisions/mcp.md); undefined where
 * nothing was built that could.
 */
export type AnswerMcp = (request: Request, sandbox: OperatedSandbox) => Promise<Response | undefined>;
