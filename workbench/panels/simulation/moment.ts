import { lastSimulatedStep } from '@balcao/contract/control/simulationInTab.ts';

/** A moment of a simulation, as the page's address names it: `?seed=7&step=40`. */
export interface Moment {
  seed: number;
  /** Steps that are shown; 0 is the world before its first one. */
  step: number;
}

/** Seeds are whole numbers of up to nine digits, as the command makes them. */
export const mostSeed = 999_999_999;

/** The seed of an address without one: readers see the same at first. */
export const firstSeed = 1;

/** Reads a whole number that people type. @returns undefined for what is none, or is too large */
export function readWhole(text: string | null, most: number): number | undefined {
  if (text === null || !/^\d{1,9}$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number <= most ? number : undefined;
}

/** The moment that an address names. @param search its query, with or without the question mark */
export function momentOf(search: string): Moment {
  const query = new URLSearchParams(search);
  return {
    seed: readWhole(query.get('seed'), mostSeed) ?? firstSeed,
    step: readWhole(query.get('step'), lastSimulatedStep) ?? 0,
  };
}

/** The address of a moment: the same page with its seed and step; what else it has stays. */
export function addressOf(href: string, { seed, step }: Moment): string {
  const url = new URL(href);
  url.searchParams.set('seed', String(seed));
  url.searchParams.set('step', String(step));
  return url.href;
}
