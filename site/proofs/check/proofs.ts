import type { World } from './world.ts';

/** Proves a statement that readers could act on, or throws. Asserts only results that are visible from outside. */
export type Proof = (world: World) => Promise<void> | void;

/** Proof that depends on rules chosen by the sandbox. `chosen` has their ids on the page of differences. */
export interface ChosenProof {
  chosen: readonly string[];
  proof: Proof;
}

/** Proofs of one topic by name; pages refer to them as `topic.name`. */
export interface Topic {
  topic: string;
  proofs: Readonly<Record<string, Proof | ChosenProof>>;
}

export const proofs = (topic: string, table: Topic['proofs']): Topic => ({ topic, proofs: table });

/** @param rules ids of rules chosen by the sandbox, which a section that names the proof must mention */
export const chosen = (rules: readonly string[], proof: Proof): ChosenProof => ({ chosen: rules, proof });
