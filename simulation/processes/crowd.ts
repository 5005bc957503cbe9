import type { Story } from '../story.ts';

const doubledPercent = 35;
const stepsBetweenKills = 20;
const killedSenderPercent = 30;

/**
 * Makes a story of which two processes do the same at once, as when a caller sends a call twice, and in which a process
 * is killed now and then. Processes meet too rarely in a story as it is drawn.
 */
export function crowd({ seed, steps }: Story): Story {
  return {
    seed,
    steps: steps.flatMap((step, at) => {
      const [chance = 0] = step.picks.slice(-1);
      const kill = chance % 100 < killedSenderPercent ? 'process.killSender' : 'process.kill';
      const doubled =
        chance % 100 < doubledPercent
          ? [
              { ...step, overlap: 0 },
              { ...step, pause: 0 },
            ]
          : [step];
      return at % stepsBetweenKills === 0 ? [{ ...step, action: kill }, ...doubled] : doubled;
    }),
  };
}
