import type { Action } from './action.ts';

export const processActions: Action[] = [
  {
    name: 'process.kill',
    weight: 3,
    /** It ends in the middle of what comes next, after any statement: between two commits, or within a transaction. */
    async run({ world, picks }) {
      const [countsCommits, executesLast] = [picks.percent(50), picks.percent(50)];
      const statements = 1 + picks.below(countsCommits ? 4 : picks.of([3, 10, 40, 120]));
      const kind = countsCommits ? 'commit' : 'statement';
      world.note(`${world.time.now()} is killed ${executesLast ? 'after' : 'before'} ${kind} ${statements}`);
      world.killAfter(statements, { countsCommits, executesLast });
    },
  },
  {
    name: 'process.killSender',
    /** Stories of several processes alone have it, see crowd.ts. */
    weight: 0,
    /** It ends while a receiver has its message and has not responded: what it holds is for another one to send. */
    async run({ world }) {
      world.killSender?.();
    },
  },
  { name: 'process.restart', weight: 1, alone: true, run: ({ world }) => world.restart() },
];
