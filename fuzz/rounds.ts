import fc from 'fast-check';
import { Failure, shownFailure } from './failure.ts';
import { createFigures, type Figures } from './figures.ts';
import { runSession } from './session.ts';
import { shrinkSession } from './shrink.ts';
import { sessions } from './steps/sessions.ts';
import type { Session } from './steps/step.ts';
import { openTarget, type Target } from './target.ts';

/** Sessions of a round, which has a sandbox of its own. */
const sessionsOfRound = 25;

/** How long a failure is made smaller. */
const shrinkSeconds = 60;

export interface Run {
  seed: number;
  requests: number;
  /** How many failures end the run. */
  mostFailures: number;
  /** Told of each failure, with the seed of its round. */
  onFailure(text: string, seed: number): void;
  /** Told after each round what is covered so far. */
  onRound(figures: Figures): void;
}

/** Runs a session; gives what must never happen, if it does. */
async function failureOf(target: Target, session: Session, figures: Figures): Promise<Failure | undefined> {
  try {
    await runSession(target, session, figures);
    return undefined;
  } catch (error) {
    target.sandbox.takeFaults();
    return error instanceof Failure ? error : new Failure(String((error as Error).stack));
  }
}

/** The failure of the smallest session that fails alike. */
async function smallestFailure(target: Target, session: Session, first: Failure): Promise<Failure> {
  // What hangs keeps the sandbox busy: nothing smaller can be tried there.
  if (first.isHang) return first;
  const deadline = performance.now() + shrinkSeconds * 1000;
  let smallest = first;
  await shrinkSession(session, async (smaller) => {
    if (performance.now() > deadline || smallest.isHang) return false;
    const failure = await failureOf(target, smaller, createFigures());
    if (failure) smallest = failure;
    return failure !== undefined;
  });
  return smallest;
}

/** Runs the sessions of a seed until one fails, or as many requests are sent as are wanted. */
async function runRound(target: Target, seed: number, figures: Figures, requests: number) {
  for (const session of fc.sample(sessions, { seed, numRuns: sessionsOfRound })) {
    if (figures.requests >= requests) return undefined;
    const failure = await failureOf(target, session, figures);
    if (failure) return smallestFailure(target, session, failure);
  }
}

/**
 * Sends requests in rounds, each with the next seed and a sandbox of its own.
 * @returns what was covered, and how many rounds failed
 */
export async function runRounds({ seed, requests, mostFailures, onFailure, onRound }: Run) {
  const figures = createFigures();
  let failures = 0;
  for (let round = 0; figures.requests < requests && failures < mostFailures; round += 1) {
    const target = await openTarget();
    try {
      const failure = await runRound(target, seed + round, figures, requests);
      if (failure) {
        failures += 1;
        onFailure(shownFailure(failure), seed + round);
      }
      onRound(figures);
    } finally {
      await Promise.race([target.close(), new Promise((done) => setTimeout(done, 10_000).unref())]);
    }
  }
  return { figures, failures };
}
