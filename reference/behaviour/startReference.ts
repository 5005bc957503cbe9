import type { BehaviourContext, BehaviourOptions } from './behaviourOptions.ts';
import { copyCode, copyLinks, copyMarkdown } from './copy.ts';
import { filterTree } from './filterTree.ts';
import { highlightCode } from './highlightCode.ts';
import { openAnchors } from './openAnchors.ts';
import { retargetSamples } from './retargetSamples.ts';
import { switchLanguages } from './switchLanguages.ts';
import { trackCurrentOperation } from './trackCurrentOperation.ts';
import { unfoldModels } from './unfoldModels.ts';

const shownMilliseconds = 2500;

/** Shows a message in the page's status element and removes it after a moment. */
function createAnnouncer(root: HTMLElement, signal: AbortSignal): (text: string) => void {
  const place = root.querySelector<HTMLElement>('[data-said]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (text) => {
    if (!place) return;
    place.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      place.textContent = '';
    }, shownMilliseconds);
  };
}

const parts: readonly ((moving: BehaviourContext) => void)[] = [
  openAnchors,
  trackCurrentOperation,
  filterTree,
  switchLanguages,
  retargetSamples,
  copyLinks,
  copyCode,
  copyMarkdown,
  highlightCode,
  unfoldModels,
];

/**
 * Starts the page's behaviour. The page is plain HTML and complete without it.
 * @param root root element of that HTML
 * @returns a function that stops all behaviour
 */
export function startReference(root: HTMLElement, options: BehaviourOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const moving: BehaviourContext = { root, options, signal, announce: createAnnouncer(root, signal) };
  for (const part of parts) part(moving);
  return () => stop.abort();
}
