/** Page of a list, with the total count. */
export interface Page<T> {
  items: T[];
  totalCount: number;
}
