/** Exit codes, which scripts may rely on. */
export const exitCodes = {
  /** What was asked for was done, and the answer is no: a refused call, a receiver that failed. */
  refused: 1,
  /** The command was given wrongly, or cannot run as things are. */
  unusable: 2,
} as const;

/** Something the person at the terminal can mend: two sentences are all they need, so no stack is shown. */
export class Problem extends Error {
  /** `remedy` is left out where the message says it. */
  constructor(
    message: string,
    readonly remedy?: string,
    readonly exitCode: number = exitCodes.unusable,
  ) {
    super(message);
  }
}
