import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import { formatDuration } from '@balcao/text/durations.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { ActFailure } from '../pane/ActionFailure.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import { Pane } from '../pane/Pane.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { succeeded } from '../pane/useAction.ts';
import { useLive } from '../live/useLiveData.ts';
import { Advance } from './AdvanceButtons.tsx';
import styles from './clock.module.css';
import { Face } from './ClockFace.tsx';
import { SetAside } from './SetAside.tsx';
import { UpcomingList } from './UpcomingList.tsx';
import { useMove } from './useMoveClock.ts';
import { useSandboxTime } from './useSandboxTime.ts';

/** The sandbox's time: what it is, how to move it, and what it will bring. */
export function ClockPane({ bench }: PaneProps) {
  const { desk, words, locale } = bench;
  const w = words.clock;
  const { now, clock } = useSandboxTime(desk);
  const upcoming = useLive<Upcoming[]>(desk, '/sandbox/upcoming?limit=60', ['payment', 'delivery', 'clock']);
  const { act, move, settle } = useMove(bench);
  const offset = clock.data?.offsetSeconds ?? 0;
  return (
    <Pane title={w.title} lead={w.lead}>
      <SetAside bench={bench} />
      <Reading live={clock} words={words.reading}>
        {() => (
          <div className={styles.clock}>
            <section className={styles.now} aria-label={w.now}>
              <Face now={now ?? 0} locale={locale} />
              <p className={styles.offset}>{offset > 0 ? w.ahead(formatDuration(offset, locale)) : w.real}</p>
              <Advance
                bench={bench}
                busy={act.busy}
                onMove={(seconds) => move({ advanceSeconds: seconds })}
              />
              <Button
                size="small"
                aria-disabled={act.busy ? true : undefined}
                onClick={async () => {
                  const done = await settle();
                  if (done && succeeded(done)) bench.say(w.settled);
                }}
              >
                {w.settle}
              </Button>
              <p className={styles.hint}>{w.settleText}</p>
              {act.busy === 'move' && <Progress label={w.moving} />}
              <ActFailure words={words} failure={act.failure} />
            </section>
            <Reading live={upcoming} words={words.reading}>
              {(ahead) => (
                <UpcomingList bench={bench} title={w.upcoming} upcoming={ahead} none={w.nothingAhead} alone />
              )}
            </Reading>
          </div>
        )}
      </Reading>
    </Pane>
  );
}
