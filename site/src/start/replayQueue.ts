const lookEveryMilliseconds = 20;

/** Done again once the application is there: whether it was, or its place does not answer yet. */
type Again = () => boolean;

let kept: Again[] = [];

/** The sign of life while something waits (src/css/waiting.css). */
function showWaiting(isWaiting: boolean): void {
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}

/**
 * Keeps what the reader did until the application can do it.
 * @param instead what it takes the place of: a field typed in again is set once
 */
export function keep(again: Again, instead?: Again): void {
  showWaiting(true);
  if (instead && kept.includes(instead)) kept[kept.indexOf(instead)] = again;
  else kept.push(again);
}

/** Does what was kept, in its order, each as soon as its place answers. */
export function catchUp(onDone: () => void): void {
  const next = kept[0];
  if (next) {
    if (next()) kept.shift();
    setTimeout(catchUp, lookEveryMilliseconds, onDone);
    return;
  }
  showWaiting(false);
  onDone();
}

/** The application does not come: nothing waits for it any more. */
export function forget(): void {
  kept = [];
  showWaiting(false);
  for (const node of document.querySelectorAll('[aria-busy]')) node.removeAttribute('aria-busy');
}
