/**
 * A message whose receiver gave no status. A sandbox on a public network says no more: why, and after how long, would
 * tell what lies on networks that its callers cannot reach (docs/decisions/local-and-exposed.md).
 */
export class NotReached extends Error {
  constructor(
    /** How long the attempt counts for, whatever it took. */
    readonly durationMilliseconds: number,
  ) {
    super('not reached');
  }
}
