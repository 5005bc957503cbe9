import type { Step, Story } from './story.ts';

type Breaks = (story: Story) => Promise<boolean>;

const without = (steps: readonly Step[], from: number, count: number) => [
  ...steps.slice(0, from),
  ...steps.slice(from + count),
];

/** Simpler variants of a step: without overlap, without pause, or with the first option of each choice. */
const simplerThan = ({ overlap: _, ...step }: Step): ((step: Step) => Step)[] => [
  ({ overlap: __, ...rest }) => rest,
  (rest) => ({ ...rest, pause: 0 }),
  ...step.picks.map((__, at) => (rest: Step) => ({ ...rest, picks: rest.picks.with(at, 0) })),
];

/** Removes halves, quarters and finally single steps while the same invariant breaks (Zeller and Hildebrandt, 2002). */
export async function shrink(story: Story, breaks: Breaks, mostRuns = 400): Promise<Story> {
  let steps = story.steps;
  let runs = 0;

  async function attempt(shorter: readonly Step[]): Promise<boolean> {
    if (runs >= mostRuns) return false;
    runs += 1;
    if (!(await breaks({ ...story, steps: shorter }))) return false;
    steps = shorter;
    return true;
  }

  for (let size = Math.ceil(steps.length / 2); size >= 1; ) {
    let wasCut = false;
    // Starts at the end, because the steps that cause the failure are among the last.
    for (let from = steps.length - size; from > -size; from -= size) {
      const start = Math.max(0, from);
      if (steps.length > 1 && (await attempt(without(steps, start, Math.min(size, steps.length - start)))))
        wasCut = true;
    }
    if (size === 1 && !wasCut) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  for (let at = 0; at < steps.length; at += 1) {
    for (const simplify of simplerThan(steps[at] as Step)) {
      const step = steps[at] as Step;
      const simple = simplify(step);
      if (JSON.stringify(simple) !== JSON.stringify(step)) await attempt(steps.with(at, simple));
    }
  }
  return { ...story, steps };
}
