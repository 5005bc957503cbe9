/** Part of a list, and how long the whole of it is. */
export interface Page<T> {
  items: T[];
  totalCount: number;
}
