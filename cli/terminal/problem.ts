/** Exit codes. Scripts may rely on them. */
export const exitCodes = {
  /** Negative result of a successful run: a refused call, or a receiver that failed. */
  refused: 1,
  /** Wrong arguments or a missing requirement. */
  unusable: 2,
} as const;

/** Error that the user can correct, shown as two sentences without a stack. */
export class Problem extends Error {
  /** `remedy` may be omitted if the message contains it. */
  constructor(
    message: string,
    readonly remedy?: string,
    readonly exitCode: number = exitCodes.unusable,
  ) {
    super(message);
  }
}
