/** A request as a test sends it; bodies are base64. */
export interface TestRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
}

/** What came back, or what a call failed with. */
export type TestAnswer =
  | { status: number; headers: [name: string, value: string][]; body: string }
  | { failed: string };

export interface TestPost {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: string;
}

/** Names that tests and the sandbox in their browser share. */
export const inTests = {
  /** Time of the test, in milliseconds; with each request. */
  now: 'x-test-now',
  /** Origin of a request; with each of them. Its path and query come by way of the service worker. */
  origin: 'x-test-origin',
  /** How long calls were made to wait and which faults there were, as JSON; with each response. */
  noticed: 'x-test-noticed',
  settle: 'http://localhost/test/settle',
  /** Where the server of the tests takes messages to merchants. */
  post: '/test/post',
} as const;

/** What happened in the sandbox that a test wants to know of. */
export interface Noticed {
  pauses: number[];
  faults: [what: string, error: string][];
}
