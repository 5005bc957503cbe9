import { startReference } from '@balcao/reference/behaviour/startReference.ts';

let started: HTMLElement | undefined;
let stop = () => {};

/** Starts the behaviour of a reference page. `data-behaviour` contains the options as JSON. */
export function startIn(root: HTMLElement): void {
  if (root === started) return;
  stop();
  started = root;
  stop = startReference(root, JSON.parse(root.dataset.behaviour ?? ''));
}
