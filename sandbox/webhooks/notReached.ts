/** No status came; why and when would tell of inner networks (docs/decisions/local-and-exposed.md). */
export class NotReached extends Error {
  constructor(
    /** How long the attempt counts for, whatever it took. */
    readonly durationMilliseconds: number,
  ) {
    super('not reached');
  }
}
