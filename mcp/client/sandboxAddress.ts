/** The sandbox that the tools operate. */
export interface SandboxAddress {
  /** Origin it is reached at, without a slash at its end. */
  url: string;
  /** Sends a request: the sandbox's own `fetch`, or the network's. */
  fetch(request: Request): Promise<Response>;
}
