/** The sandbox refused a call. */
export class CallRefused extends Error {
  override name = 'CallRefused';

  /**
   * @param call method and path
   * @param code of the refusal, as the error catalogue has it; undefined where the response has none
   */
  constructor(
    readonly call: string,
    readonly status: number,
    readonly code: string | undefined,
    text: string,
  ) {
    super(`${call} was refused with ${[status, code].filter(Boolean).join(' ')}: ${text}`);
  }
}

/** What answered a call is no sandbox. */
export class NotUnderstood extends Error {
  override name = 'NotUnderstood';

  constructor(call: string) {
    super(`${call} was answered with something that is no JSON of a sandbox.`);
  }
}

/** Something that was waited for did not happen in time; the message tells what happened instead. */
export class WaitFailed extends Error {
  override name = 'WaitFailed';
}
