import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import { formatDuration } from '@balcao/text/durations.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { succeeded } from '../../core/exchange.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { useSandboxTime } from '../../core/useSandboxTime.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { UpcomingList, upcomingKinds } from '../../parts/UpcomingList.tsx';
import { useMoveClock } from '../../parts/useMoveClock.ts';
import { ClockFace } from './ClockFace.tsx';
import styles from './clock.module.css';
import { SetAside } from './SetAside.tsx';

/** Useful steps in seconds, beyond the end of a notification, its payment, the day, and most deadlines. */
const steps = [60, 300, 1800, 3600, 86_400, 604_800] as const;

function AdvanceButtons({ busy, onMove }: { busy: string | undefined; onMove: (seconds: number) => void }) {
  const w = useWorkbench().words.clock;
  return (
    <fieldset className={`${blocks.bare} ${styles.advance}`} aria-label={w.advance}>
      {steps.map((seconds) => (
        <Button key={seconds} size="small" off={busy} onClick={() => onMove(seconds)}>
          {w.steps[seconds]}
        </Button>
      ))}
    </fieldset>
  );
}

export function ClockPane() {
  const { context, words, locale, showToast } = useWorkbench();
  const w = words.clock;
  const { now, clock } = useSandboxTime(context);
  const upcoming = useLiveData<Upcoming[]>(context, '/sandbox/upcoming?limit=60', upcomingKinds);
  const { action, move, settle } = useMoveClock();
  const offset = clock.data?.offsetSeconds ?? 0;
  return (
    <Pane title={words.frame.panes.clock} lead={w.lead}>
      <SetAside />
      <LoadedContent live={clock}>
        {() => (
          <div className={blocks.halves}>
            <section className={`${blocks.card} ${blocks.form}`} aria-label={w.now}>
              <ClockFace now={now ?? 0} locale={locale} />
              <p className={blocks.quiet}>{offset > 0 ? w.ahead(formatDuration(offset, locale)) : w.real}</p>
              <AdvanceButtons busy={action.busy} onMove={(seconds) => move({ advanceSeconds: seconds })} />
              <Button
                size="small"
                off={action.busy}
                onClick={async () => {
                  const done = await settle();
                  if (done && succeeded(done)) showToast(w.settled);
                }}
              >
                {w.settle}
              </Button>
              <p className={blocks.hint}>{w.settleText}</p>
              {action.busy === 'move' && <Progress label={w.moving} />}
              <ActionFailure words={words} failure={action.failure} />
            </section>
            <LoadedContent live={upcoming}>
              {(ahead) => <UpcomingList upcoming={ahead} none={w.nothingAhead} alone />}
            </LoadedContent>
          </div>
        )}
      </LoadedContent>
    </Pane>
  );
}
