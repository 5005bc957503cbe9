/** Maximum number of items in any list of the control API. */
export const controlPageSize = 500;

/** Maximum number of characters of the payloads in a list of deliveries, which repeat the payload of an event. */
const mostCharacters = 2_000_000;

/** First deliveries of a list whose payloads fit within the limit; at least one. */
export function withinSize<T extends { payload: string }>(deliveries: readonly T[]): T[] {
  let characters = 0;
  return deliveries.filter(({ payload }, at) => {
    characters += payload.length;
    return at === 0 || characters <= mostCharacters;
  });
}
