const lookEveryMilliseconds = 20;

/** Replays an event; returns whether its target was hydrated. */
type Replay = () => boolean;

let kept: Replay[] = [];

/** Shows the busy indicator while events are queued (src/css/waiting.css). */
function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/** Queues an event until the application can handle it. */
export function enqueueReplay(again: Replay): void {
  showWaiting(true);
  kept.push(again);
}

/** Replays queued events in order, each as soon as its target is hydrated. */
export function replayQueued(onDone: () => void): void {
  const next = kept[0];
  if (next) {
    if (next()) kept.shift();
    setTimeout(replayQueued, lookEveryMilliseconds, onDone);
    return;
  }
  showWaiting(false);
  onDone();
}

/** Clears the queue after the application failed to load. */
export function clearQueue(): void {
  kept = [];
  showWaiting(false);
  for (const node of document.querySelectorAll('[aria-busy]')) node.removeAttribute('aria-busy');
}
