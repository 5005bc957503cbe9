import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { Fold } from './Disclosure.tsx';
import styles from './call-history.module.css';
import type { HistoryEntry } from './callHistory.ts';
import { isTrouble } from './send/transport.ts';
import type { ConsoleTexts } from './consoleTexts.ts';

interface HistoryFoldProps {
  entries: readonly HistoryEntry[];
  texts: ConsoleTexts;
  /** BCP 47 tag, for the time. */
  language: string;
  onReopen(entry: HistoryEntry): void;
}

/** The calls of this operation in this session; a press brings one back as it was. */
export function HistoryFold({ entries, texts, language, onReopen }: HistoryFoldProps) {
  if (entries.length === 0) return null;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  return (
    <Fold title={`${texts.history.title} · ${entries.length}`}>
      <ul className={styles.list}>
        {entries.map((entry) => {
          const { at, server, outcome } = entry;
          const failed = isTrouble(outcome);
          const when = time.format(at);
          return (
            <li key={at}>
              <button
                type="button"
                className={styles.entry}
                aria-label={texts.history.again(
                  `${failed ? texts.trouble[outcome.trouble].title : outcome.status}, ${when}`,
                )}
                onClick={() => onReopen(entry)}
              >
                <Badge tone={!failed && outcome.status < 400 ? 'confirmed' : 'cancelled'}>
                  {failed ? '×' : outcome.status}
                </Badge>
                <span>{when}</span>
                <span className={styles.server}>{server}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
