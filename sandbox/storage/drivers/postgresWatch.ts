import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Availability } from '../outage.ts';
import { asUnavailable, breaksConnection } from './databaseErrorCodes.ts';

/** Time is counted in turns of the event loop: a process that was busy itself does not take the server for dead. */
const turnMilliseconds = 100;

/** After this many turns without an answer to a query, the server is asked whether it answers at all. */
const patienceTurns = 5;

/** After this many turns without an answer to that question, the server counts as unreachable. */
const probeTurns = 7;

/** Asks the server for a sign of life, over a connection of its own. */
export interface Probe {
  /** Fails when there is none. */
  ask(): Promise<unknown>;
  /** Gives up the connection; the next question opens another. */
  drop(): void;
}

export interface PostgresWatch {
  /**
   * Waits for an answer of the server.
   * @param limitMilliseconds longest time it may take while the server gives signs of life
   * @throws DatabaseUnavailable at the limit, and for everything that waits as soon as the server is unreachable
   */
  wait<T>(limitMilliseconds: number, work: () => Promise<T>): Promise<T>;
  /** Fulfilled by a sign of life. @throws DatabaseUnavailable */
  check(): Promise<void>;
  /** How often the server was found unreachable; connections from before are not to be trusted. */
  outages(): number;
  stop(): void;
}

interface Waiting {
  turns: number;
  most: number;
  fail(error: DatabaseUnavailable): void;
}

/** A question to the server that waits for its answer. */
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
 * Tells a slow query from a server that is gone or frozen. A slow query may go on up to its limit. A server that does
 * not answer makes everything that waits fail after {@link patienceTurns} and {@link probeTurns} turns, and every later
 * attempt at once, until it answers again.
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
