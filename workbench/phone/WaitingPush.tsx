import type { Push } from '@balcao/contract/control/phone.ts';
import { formatStamp, formatTime } from '@balcao/text/dates.ts';
import { timeLeft } from '@balcao/text/durations.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { ActFailure } from '../pane/ActionFailure.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { useMove } from '../clock/useMoveClock.ts';
import { showLeft } from './pushes.ts';

interface WaitsProps {
  bench: Bench;
  push: Push;
  /** The sandbox's time, in milliseconds. */
  now: number | undefined;
}

/** Code of a notification nobody answered. */
const expired = 'e04201';

/** A second later the moment has passed: times are told in whole seconds. */
const after = (at: string) => new Date(Date.parse(at) + 1000).toISOString();

/** What time will do to a notification, and a way there. */
export function Waits({ bench, push, now }: WaitsProps) {
  const { words, facts, locale } = bench;
  const w = words.phone.explained;
  const { act, move } = useMove(bench);
  const { answersAt, expiresAt, phoneNumber } = push;
  const left = timeLeft(push.createdAt, push.expiresAt, now ?? Date.parse(push.createdAt));
  const magic = facts.phoneScenarios.find(({ phone }) => phone === phoneNumber);
  return (
    <>
      <p>{w.waits(formatStamp(expiresAt, locale), showLeft(left.seconds, locale))}</p>
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
          aria-disabled={act.busy ? true : undefined}
          onClick={() => move({ to: after(answersAt ?? expiresAt) })}
        >
          {act.busy ? words.payments.working : w.jump}
        </Button>
      </div>
      <ActFailure words={words} failure={act.failure} />
    </>
  );
}
