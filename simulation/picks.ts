/** Choices made from the numbers of a step, one after another and then from the start again. */
export interface Picks {
  below(end: number): number;
  of<T>(list: readonly T[]): T;
  maybe<T>(list: readonly T[]): T | undefined;
  percent(percent: number): boolean;
}

/** @param numbers at least one integer */
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
