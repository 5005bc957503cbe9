const lookEveryMilliseconds = 20;

/** Done again once the application is there: whether it was, or its place does not answer yet. */
type Replay = () => boolean;

let kept: Replay[] = [];

/** The sign of life while something waits (src/css/waiting.css). */
function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/**
 * Keeps what the reader did until the application can do it.
 * @param instead what it takes the place of: a field typed in again is set once
 */
export function enqueueReplay(again: Replay, instead?: Replay): void {
  showWaiting(true);
  if (instead && kept.includes(instead)) kept[kept.indexOf(instead)] = again;
  else kept.push(again);
}

/** Does what was kept, in its order, each as soon as its place answers. */
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

/** The application does not come: nothing waits for it any more. */
export function clearQueue(): void {
  kept = [];
  showWaiting(false);
  for (const node of document.querySelectorAll('[aria-busy]')) node.removeAttribute('aria-busy');
}
