/** Whatever the controls list, newest or soonest first, they list at most this many. */
export const controlPageSize = 500;

/** Characters of the payloads that one list of deliveries writes out; deliveries of one event each write it again. */
const mostCharacters = 2_000_000;

/** As many deliveries from the beginning of a list as their payloads leave room for; at least one. */
export function withinSize<T extends { payload: string }>(deliveries: readonly T[]): T[] {
  let characters = 0;
  return deliveries.filter(({ payload }, at) => {
    characters += payload.length;
    return at === 0 || characters <= mostCharacters;
  });
}
