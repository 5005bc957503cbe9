/** Choices made of the numbers of a step, one after the other; they begin anew when they are used up. */
export interface Picks {
  below(end: number): number;
  of<T>(list: readonly T[]): T;
  /** One of a list, or nothing where it is empty. */
  maybe<T>(list: readonly T[]): T | undefined;
  percent(percent: number): boolean;
}

/** @param numbers whole numbers, at least one */
export function createPicks(numbers: readonly number[]): Picks {
  let used = 0;
  function below(end: number): number {
    const number = numbers[used % numbers.length] ?? 0;
    used += 1;
    return number % end;
  }
  return {
    below,
    of: (list) => list[below(list.length)] as (typeof list)[number],
    maybe: (list) => (list.length === 0 ? undefined : list[below(list.length)]),
    percent: (percent) => below(100) < percent,
  };
}
