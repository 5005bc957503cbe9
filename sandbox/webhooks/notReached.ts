/** Attempt without a status; cause and time would reveal internal networks (docs/decisions/local-and-exposed.md). */
export class NotReached extends Error {
  constructor(
    /** Reported duration of the attempt, whatever it took. */
    readonly durationMilliseconds: number,
  ) {
    super('not reached');
  }
}
