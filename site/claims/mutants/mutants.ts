/** A lie to plant: one text of one file replaced by another, and the claim that has to catch it. */
export interface Mutant {
  /** What becomes false. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  page: string;
  /** Beginning of the sentence whose row fails. */
  caughtBy: string;
}

/** Twenty lies: half of them change what the sandbox does, the others what a page says. */
export const mutants: readonly Mutant[] = [
  {
    name: 'A redirect counts as received',
    file: 'contract/resources/webhooks/acceptedStatuses.ts',
    find: '[200, 201, 202, 204]',
    replace: '[200, 201, 202, 204, 206]',
    page: 'guides/webhooks/response-status',
    caughtBy: 'Tudo o resto é uma falha',
  },
];
