const lookEveryMilliseconds = 20;

/** Replays an event; returns whether its program answered. */
type Replay = () => boolean;

let kept: Replay[] = [];

/** Shows the busy indicator while events are queued (src/css/waiting.css). */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/** Replays queued events in order, each as soon as its program answers at it. */
function replay(): void {
  if (kept[0]?.()) kept.shift();
  showWaiting(kept.length > 0);
  if (kept.length > 0) setTimeout(replay, lookEveryMilliseconds);
}

/** Queues an event until its program can handle it. */
export function enqueueReplay(again: Replay): void {
  kept.push(again);
  showWaiting(true);
  if (kept.length === 1) setTimeout(replay, lookEveryMilliseconds);
}

/** Clears the queue after a program failed to load. */
export function clearQueue(): void {
  kept = [];
  showWaiting(false);
  for (const node of document.querySelectorAll('[aria-busy]')) node.removeAttribute('aria-busy');
}
