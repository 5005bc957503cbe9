const shownMilliseconds = 2000;

/** Marks a button as done for a moment. */
export function showDone(button: HTMLElement): void {
  button.dataset.done = '';
  setTimeout(() => delete button.dataset.done, shownMilliseconds);
}
