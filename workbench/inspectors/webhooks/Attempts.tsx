import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { Timestamp } from '../../parts/pane/ListRow.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { isReceived } from '../../parts/stateLooks.ts';

type Attempt = Delivery['attempts'][number];

interface AttemptsProps {
  kind: Delivery['kind'];
  attempts: readonly Attempt[];
  shown: Attempt | undefined;
  onShow: (position: number) => void;
}

const numbered = (attempts: readonly Attempt[]) => attempts.map((attempt, at) => ({ attempt, number: at + 1 }));

export function Attempts({ kind, attempts, shown, onShow }: AttemptsProps) {
  const { words, facts } = useWorkbench();
  const w = words.webhooks;
  if (attempts.length === 0) return <p className={blocks.quiet}>{w.noAttempts}</p>;
  return (
    <section>
      <h3>{w.attempts}</h3>
      <FramedList label={w.attempts}>
        {numbered(attempts).map(({ attempt, number }) => {
          const { at, url, status, error, location, durationMilliseconds, failureMode } = attempt;
          return (
            <FramedChoice
              key={number}
              layout="ends"
              aria-pressed={attempt === shown}
              onClick={() => onShow(number - 1)}
            >
              <strong>
                {number}{' '}
                <Badge tone={isReceived(facts, kind, status) ? 'confirmed' : 'cancelled'}>{status ?? w.noAnswer}</Badge>
              </strong>
              <span className={blocks.grow}>
                {[
                  url,
                  error,
                  location && w.redirects(location),
                  w.took(durationMilliseconds),
                  failureMode && w.failureModes[failureMode],
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Timestamp at={at} />
            </FramedChoice>
          );
        })}
      </FramedList>
    </section>
  );
}
