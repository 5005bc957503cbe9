import type { World } from './world.ts';

/** Shows that something a reader could act on is true, or throws. Asserts on what a reader could observe from outside. */
export type Proof = (world: World) => Promise<void> | void;

/** A proof that rests on rules the sandbox chose, by their ids on the page of differences. */
export interface ChosenProof {
  chosen: readonly string[];
  proof: Proof;
}

/** Proofs of one topic by their names, which pages give as `topic.name`. */
export interface Topic {
  topic: string;
  proofs: Readonly<Record<string, Proof | ChosenProof>>;
}

export const proofs = (topic: string, table: Topic['proofs']): Topic => ({ topic, proofs: table });

/** @param rules ids of rules that the sandbox chose: a section that names the proof has to say so */
export const chosen = (rules: readonly string[], proof: Proof): ChosenProof => ({ chosen: rules, proof });
