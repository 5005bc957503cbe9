import type { Action } from './action.ts';

/** What happens to the process of the sandbox. */
export const processActions: Action[] = [
  {
    name: 'process.kill',
    weight: 3,
    /** It ends in the middle of what comes next, after any statement: between two commits, or within a transaction. */
    async run({ world, picks }) {
      const statements = 1 + picks.below(picks.of([3, 10, 40, 120]));
      const executesLast = picks.percent(50);
      world.note(
        `${world.time.now()} is killed at statement ${statements}, ${executesLast ? 'after' : 'before'} it`,
      );
      world.killAfter(statements, executesLast);
    },
  },
  { name: 'process.restart', weight: 1, alone: true, run: ({ world }) => world.restart() },
];
