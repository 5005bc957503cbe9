import type { RequestDraft } from './draft/requestDraft.ts';
import type { Outcome } from './send/transport.ts';
import { type SessionList, sessionList } from './sessionList.ts';

/** One past call: its draft and outcome, without credentials. */
export interface HistoryEntry {
  /** Milliseconds since 1970, by the reader's clock. */
  at: number;
  server: string;
  draft: RequestDraft;
  outcome: Outcome;
}

const most = 12;

/** The calls of one operation in this session. */
export function historyOf(storageName: string, operationId: string): SessionList<HistoryEntry> {
  return sessionList(`${storageName}.history ${operationId}`, most, (one, other) => one.at === other.at);
}
