/** Request of a test. Bodies are in base64. */
export interface TestRequest {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body?: string | undefined;
}

export type TestAnswer =
  | { status: number; headers: [name: string, value: string][]; body: string }
  | { failed: string };

export interface TestPost {
  url: string;
  method: string;
  headers: [name: string, value: string][];
  body: string;
}

/** Names that the tests and the sandbox in the browser share. */
export const inTests = {
  /** Time of the test in milliseconds, sent with each request. */
  now: 'x-test-now',
  /** Origin of a request. The service worker provides path and query. */
  origin: 'x-test-origin',
  /** Delays and faults as JSON, sent with each response. */
  noticed: 'x-test-noticed',
  settle: 'http://localhost/test/settle',
  /** Path at which the test server receives messages to merchants. */
  post: '/test/post',
} as const;

export interface Noticed {
  pauses: number[];
  faults: [what: string, error: string][];
}
