import { copyCode } from './copyCode.ts';
import { copyLinks } from './copyLinks.ts';
import { copyMarkdown } from './copyMarkdown.ts';
import { filterTree } from './filterTree.ts';
import { keepPlace } from './trackCurrentOperation.ts';
import { openPlaces } from './openAnchors.ts';
import type { BehaviourOptions, Moving } from './behaviourOptions.ts';
import { paintCode } from './highlightCode.ts';
import { announcer } from './announce.ts';
import { switchLanguages } from './switchLanguages.ts';
import { unfoldModels } from './unfoldModels.ts';

const parts: readonly ((moving: Moving) => void)[] = [
  openPlaces,
  keepPlace,
  filterTree,
  switchLanguages,
  copyLinks,
  copyCode,
  copyMarkdown,
  paintCode,
  unfoldModels,
];

/**
 * Sets the page in motion: it was made as plain HTML and is complete without this.
 * @param root where that HTML is
 * @returns stops everything
 */
export function startReference(root: HTMLElement, options: BehaviourOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const moving: Moving = { root, options, signal, say: announcer(root, signal) };
  for (const part of parts) part(moving);
  return () => stop.abort();
}
