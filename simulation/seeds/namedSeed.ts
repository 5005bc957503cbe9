import type { Story } from '../story.ts';

/** A story that broke a promise once, shortened; it is played in every test run. */
export interface NamedSeed {
  name: string;
  /** What it found, and what became of it. */
  found: string;
  story: Story;
}
