import type { Push } from '@balcao/contract/control/phone.ts';
import { formatStamp, formatTime } from '@balcao/text/dates.ts';
import { timeLeft } from '@balcao/text/durations.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { ActionFailure } from '../../parts/pane/ActionFailure.tsx';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import { useMoveClock } from '../../parts/useMoveClock.ts';
import { formatTimeLeft } from './pushes.ts';

interface WaitingPushProps {
  workbench: WorkbenchContext;
  push: Push;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
}

/** Code of an expired notification. */
const expired = 'e04201';

/** One second later, because times are in whole seconds. */
const after = (at: string) => new Date(Date.parse(at) + 1000).toISOString();

/** What happens to a notification as time passes, with a button that moves the clock. */
export function WaitingPush({ workbench, push, now }: WaitingPushProps) {
  const { words, facts, locale } = workbench;
  const w = words.phone.explained;
  const { action, move } = useMoveClock(workbench);
  const { answersAt, expiresAt, phoneNumber } = push;
  const left = timeLeft(push.createdAt, push.expiresAt, now ?? Date.parse(push.createdAt));
  const magic = facts.phoneScenarios.find(({ phone }) => phone === phoneNumber);
  return (
    <>
      <p>{w.waits(formatStamp(expiresAt, locale, new Date()), formatTimeLeft(left.seconds, locale))}</p>
      {answersAt ? (
        <p>
          {w.magic(formatTime(answersAt, locale))} {magic?.words}
        </p>
      ) : (
        <p>{w.ignored(expired)}</p>
      )}
      <div>
        <Button
          size="small"
          aria-disabled={action.busy ? true : undefined}
          onClick={() => move({ to: after(answersAt ?? expiresAt) })}
        >
          {action.busy ? words.payments.working : w.jump}
        </Button>
      </div>
      <ActionFailure words={words} failure={action.failure} />
    </>
  );
}
