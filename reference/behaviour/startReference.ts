import { modelAnchor } from '../description/anchors.ts';
import type { BehaviourContext, BehaviourOptions } from './behaviourOptions.ts';
import { copyCode, copyLinks, copyMarkdown, onClick } from './copy.ts';
import { filterTree } from './filterTree.ts';
import { highlightCode } from './highlightCode.ts';
import { openAnchors } from './openAnchors.ts';
import { switchLanguages } from './switchLanguages.ts';
import { trackCurrentOperation } from './trackCurrentOperation.ts';

/** Copies a model's fields, without their ids, because ids must be unique. */
function copyOf(model: string): HTMLElement | undefined {
  const own = document.getElementById(modelAnchor(model))?.closest('section');
  const copy = own?.querySelector<HTMLElement>('[data-fields]')?.cloneNode(true) as HTMLElement | undefined;
  for (const row of copy?.querySelectorAll('[id]') ?? []) row.removeAttribute('id');
  return copy;
}

/** Shows a model's fields inline. The page contains them only once (docs/decisions/reference-page.md). */
function unfoldModels({ root, signal }: BehaviourContext): void {
  const toggle = (button: HTMLElement) => {
    const row = button.parentElement;
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    if (isOpen) row?.querySelector(':scope > [data-fields]')?.remove();
    else row?.append(copyOf(button.dataset.unfold ?? '') ?? '');
    button.setAttribute('aria-expanded', String(!isOpen));
  };
  onClick(root, '[data-unfold]', toggle, { signal });
}

const shownMilliseconds = 2500;

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
  copyLinks,
  copyCode,
  copyMarkdown,
  highlightCode,
  unfoldModels,
];

/** Starts the behaviour of the page, which also works without it. Returns a function that stops it. */
export function startReference(root: HTMLElement, options: BehaviourOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const moving: BehaviourContext = { root, options, signal, announce: createAnnouncer(root, signal) };
  for (const part of parts) part(moving);
  return () => stop.abort();
}
