import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import type { ConsoleTexts } from './consoleTexts.ts';
import type { RequestDraft } from './draft/requestDraft.ts';
import { isCallFailure, type Outcome } from './send/sendCall.ts';
import { type SessionList, sessionList } from './sessionList.ts';

/** Past call with its draft and outcome, without credentials. */
export interface HistoryEntry {
  at: number;
  server: string;
  draft: RequestDraft;
  outcome: Outcome;
}

const most = 12;

export function historyOf(storageName: string, operationId: string): SessionList<HistoryEntry> {
  return sessionList(`${storageName}.history ${operationId}`, most, (one, other) => one.at === other.at);
}

interface CallHistoryProps {
  entries: readonly HistoryEntry[];
  texts: ConsoleTexts;
  language: string;
  onReopen(entry: HistoryEntry): void;
}

/** Past calls of this operation in this session. Choosing a call restores it. */
export function CallHistory({ entries, texts, language, onReopen }: CallHistoryProps) {
  if (entries.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  return (
    <Disclosure title={`${texts.history.title} · ${entries.length}`}>
      <FramedList>
        {entries.map((entry) => {
          const { at, server, outcome } = entry;
          const failed = isCallFailure(outcome);
          const when = time.format(at);
          return (
            <FramedChoice
              key={at}
              layout="ends"
              aria-label={texts.history.again(
                `${failed ? texts.failures[outcome.failure].title : outcome.status}, ${when}`,
              )}
              onClick={() => onReopen(entry)}
            >
              <strong>
                <Badge tone={!failed && outcome.status < 400 ? 'confirmed' : 'cancelled'}>
                  {failed ? '×' : outcome.status}
                </Badge>
              </strong>
              <strong>{when}</strong>
              <span>{server}</span>
            </FramedChoice>
          );
        })}
      </FramedList>
    </Disclosure>
  );
}
