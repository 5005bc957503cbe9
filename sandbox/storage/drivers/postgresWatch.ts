import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Availability } from '../outage.ts';
import { asUnavailable, breaksConnection } from './databaseErrorCodes.ts';

/** Duration of a turn in milliseconds. Turns are counted, so that a busy process does not take the server for dead. */
const turnMilliseconds = 100;

/** Turns that a query may take before the server is probed. */
const patienceTurns = 5;

/** Turns that a probe may take before the server counts as unreachable. */
const probeTurns = 7;

/** Health probe over a separate connection. */
export interface Probe {
  ask(): Promise<unknown>;
  /** Closes the connection; the next probe opens a new one. */
  drop(): void;
}

export interface PostgresWatch {
  /**
   * Waits for the server to finish the work.
   * @param limitMilliseconds maximum time while the server responds to probes
   * @throws DatabaseUnavailable at the limit, and for all waiting work as soon as the server is unreachable
   */
  wait<T>(limitMilliseconds: number, work: () => Promise<T>): Promise<T>;
  /** Resolves if the server responds. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** Number of outages so far. A connection opened before the last outage may be dead. */
  outages(): number;
  stop(): void;
}

interface Waiting {
  turns: number;
  most: number;
  fail(error: DatabaseUnavailable): void;
}

interface Question {
  turns: number;
  settle(): void;
  settled: Promise<void>;
}

function openQuestion(): Question {
  let settle: (() => void) | undefined;
  const settled = new Promise<void>((done) => {
    settle = done;
  });
  return { turns: 0, settled, settle: () => settle?.() };
}

/**
 * Distinguishes a slow query from a dead or frozen server. A slow query may continue up to its limit. If the server
 * does not respond for {@link patienceTurns} and {@link probeTurns} turns, all waiting work fails, and later work fails
 * at once until the server responds again.
 */
export function createPostgresWatch(probe: Probe, availability: Availability): PostgresWatch {
  const waiting = new Set<Waiting>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let unreachable: DatabaseUnavailable | undefined;
  let question: Question | undefined;
  let stopped = false;
  let outages = 0;

  function settle(): void {
    const asked = question;
    question = undefined;
    asked?.settle();
  }

  function lost(error: unknown): void {
    probe.drop();
    if (!unreachable) outages += 1;
    unreachable = asUnavailable(error) ?? new DatabaseUnavailable(error);
    availability.failed(unreachable);
    for (const each of waiting) each.fail(unreachable);
    settle();
  }

  function answered(): void {
    unreachable = undefined;
    availability.worked('unreachable');
    settle();
  }

  function ask(): Promise<void> {
    if (question) return question.settled;
    if (stopped) return Promise.resolve();
    const asked = openQuestion();
    question = asked;
    timer ??= setInterval(onTurn, turnMilliseconds);
    probe.ask().then(
      () => question === asked && answered(),
      (error: unknown) => question === asked && lost(error),
    );
    return asked.settled;
  }

  function tooLong(each: Waiting): void {
    const error = new DatabaseUnavailable(new Error('PostgreSQL took too long.'));
    availability.failed(error);
    each.fail(error);
    ask();
  }

  function onTurn(): void {
    if (question) question.turns += 1;
    if (question && question.turns > probeTurns) lost(new Error('PostgreSQL does not answer.'));
    for (const each of waiting) {
      each.turns += 1;
      if (each.turns % patienceTurns === 0) ask();
      if (each.turns > each.most) tooLong(each);
    }
    if (unreachable) ask();
    if (waiting.size > 0 || question) return;
    clearInterval(timer);
    timer = undefined;
  }

  function wait<T>(limitMilliseconds: number, work: () => Promise<T>): Promise<T> {
    if (unreachable) {
      availability.failed(unreachable);
      return Promise.reject(unreachable);
    }
    timer ??= setInterval(onTurn, turnMilliseconds);
    return new Promise((done, fail) => {
      const entry: Waiting = {
        turns: 0,
        most: Math.ceil(limitMilliseconds / turnMilliseconds),
        fail: refuse,
      };
      function refuse(error: unknown): void {
        if (waiting.delete(entry)) fail(error);
      }
      waiting.add(entry);
      work().then(
        (value) => {
          if (waiting.delete(entry)) done(value);
        },
        (error: unknown) => {
          if (breaksConnection(error)) {
            availability.failed(new DatabaseUnavailable(error));
            ask();
          }
          refuse(asUnavailable(error) ?? error);
        },
      );
    });
  }

  return {
    wait,
    async check() {
      if (!unreachable) await ask();
      if (unreachable) throw unreachable;
    },
    outages: () => outages,
    stop() {
      stopped = true;
      clearInterval(timer);
      timer = undefined;
      probe.drop();
      settle();
    },
  };
}
