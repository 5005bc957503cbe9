import type { Action } from './action.ts';

export const processActions: Action[] = [
  {
    name: 'process.kill',
    weight: 3,
    /** Kills the process during later work, after any statement, so between two commits or inside a transaction. */
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
    /** Never drawn; runProcesses.ts adds it to stories of several processes. */
    weight: 0,
    /** Kills the process before a receiver has responded, so another process must send the remaining messages. */
    async run({ world }) {
      world.killSender?.();
    },
  },
  { name: 'process.restart', weight: 1, alone: true, run: ({ world }) => world.restart() },
];
