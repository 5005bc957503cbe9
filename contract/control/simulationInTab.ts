import type { PaymentState } from '../resources/payments/enums.ts';
import type { PaymentAction } from '../resources/payments/lifecycle.ts';

/** The worker that runs a simulation in the reader's tab, beside its parts. It is built apart from the sandbox's own. */
export const simulationWorker = 'assets/simulation-in-tab/worker.js';

/** Steps of a story, as `npm run simulate` plays them. */
export const simulatedSteps = 400;

/** The rest at the end is one step more than the story has. */
export const lastSimulatedStep = simulatedSteps + 1;

/** How many payments are in each state, those of all shops together. */
export type PaymentCounts = Record<PaymentState, number>;

/** A payment that went from one state to another, or stayed in it, by a row of the lifecycle. */
export interface PaymentMove {
  payment: number;
  from: PaymentState | 'new';
  action: PaymentAction;
  to: PaymentState;
}

/** A call that ended within a step. */
export interface SimulatedCall {
  /** Number of the shop whose credentials it has, from 1; the payer's calls are about its payments. */
  shop: number;
  method: string;
  path: string;
  /** Nothing where no response came. */
  status: number | undefined;
}

/** How much of what there is was reached so far. */
export interface Reached {
  kind: string;
  met: number;
  /** Nothing where it is not known how much there is. */
  all: number | undefined;
}

/** What one step of a simulation showed. */
export interface SimulatedStep {
  /** Position in its story, from 1. */
  number: number;
  /** Who did what: `merchant.reference`. */
  action: string;
  /** Moment of the simulated world, in milliseconds. */
  at: number;
  calls: readonly SimulatedCall[];
  /** What payments did, in their order. */
  moves: readonly PaymentMove[];
  counts: PaymentCounts;
  /** Messages that reached a receiver. */
  messages: number;
  /** The next step began before this one had ended: what it changes shows with a later one. */
  isUnderWay: boolean;
  reached: readonly Reached[];
  /** Of everything seen so far: two runs of one seed have the same. */
  digest: string;
  /** The promise that was broken, in the words of the simulation. */
  failure: { promise: string; problem: string } | undefined;
}

/** What the page tells the worker, once. */
export interface SimulationStart {
  seed: number;
  /** Length of the story. */
  steps: number;
}

/** What the worker tells the page. */
export type SimulationMessage =
  | { kind: 'loaded'; share: number }
  /** The world before its first step. */
  | { kind: 'opened'; at: number; counts: PaymentCounts; promises: readonly string[] }
  | { kind: 'step'; step: SimulatedStep }
  | { kind: 'ended'; digest: string }
  | { kind: 'failed'; reason: string };
