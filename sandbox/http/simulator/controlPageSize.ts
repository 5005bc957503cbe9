/** Maximum number of items in any list of the control API. */
export const controlPageSize = 500;

/** Maximum characters of payloads in a list of deliveries; those of one event each repeat it. */
const mostCharacters = 2_000_000;

/** Deliveries from the start of a list whose payloads fit the limit; at least one. */
export function withinSize<T extends { payload: string }>(deliveries: readonly T[]): T[] {
  let characters = 0;
  return deliveries.filter(({ payload }, at) => {
    characters += payload.length;
    return at === 0 || characters <= mostCharacters;
  });
}
