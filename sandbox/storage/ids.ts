/**
 * An id as both databases take it. Callers may write any row of digits; what no 64-bit column can hold is nobody's.
 * @returns the id, or one that no row has
 */
export function storable(id: number): number {
  return Number.isSafeInteger(id) ? id : -1;
}
