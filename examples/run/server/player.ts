import type { Credentials } from '../../call.ts';
import type { RecordedRequest } from '../../recording.ts';
import type { Answer } from './compare.ts';

/** Whose calls a server takes, and what it lends; without a part of it, some steps are not played. */
export interface Keys extends Credentials {
  other?: Credentials;
  /** A phone of the testing server that takes MB WAY requests, as the API writes it. */
  phone?: string;
  /** A customer with a saved card, which may be charged. */
  savedCard?: { customer: string; uuid: string };
}

/** What a run has of its server and its caller. */
export interface Player {
  send(request: RecordedRequest): Promise<Answer>;
  keys: Keys;
  writes: boolean;
  /** Makes unique values of this run differ from those of earlier ones. */
  run: string;
  /** Asks a person to act instead of a simulator; `again` pauses, and says whether there is time left. */
  payer?: { ask(what: string, simulator: RecordedRequest): Promise<void>; again(): Promise<boolean> };
  begin?(id: string): unknown;
  /** Whether to begin no other step. */
  isStopped?(): boolean;
}
