/** Exit codes, which scripts may rely on. */
export const exitCodes = {
  /** Successful run with a negative result: a refused call, a receiver that failed. */
  refused: 1,
  /** Wrong arguments, or a missing requirement. */
  unusable: 2,
} as const;

/** Error that the user can fix: shown as two sentences, without a stack. */
export class Problem extends Error {
  /** `remedy` is optional if the message contains it. */
  constructor(
    message: string,
    readonly remedy?: string,
    readonly exitCode: number = exitCodes.unusable,
  ) {
    super(message);
  }
}
