import type { SampleOwner } from './behaviourOptions.ts';

/** Code as in the built page, by text node. */
const originals = new WeakMap<Text, string>();

/** Replaces only the part of each line that differs, so that highlights of the rest stay. */
function replaceLines(node: Text, text: string): void {
  const before = node.data.split('\n');
  const after = text.split('\n');
  let at = node.data.length;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    const old = before[i] ?? '';
    const next = after[i] ?? '';
    at -= old.length;
    if (old !== next) replaceMiddle(node, at, old, next);
    at -= 1;
  }
}

function replaceMiddle(node: Text, at: number, old: string, next: string): void {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  node.replaceData(at + start, old.length - start - end, next.slice(start, next.length - end));
}

function retarget(code: HTMLElement, owner: SampleOwner | undefined): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const original = originals.get(node) ?? node.data;
    originals.set(node, original);
    const text = owner?.retarget(original) ?? original;
    if (text !== node.data) replaceLines(node, text);
  }
}

/** Shows the owner of a sample's URL and credentials below it, with a button to restore them. Returns the element. */
export function showOwner(card: Element, owner: SampleOwner | undefined): HTMLElement | undefined {
  card.querySelector(':scope > [data-owner]')?.remove();
  if (!owner) return undefined;
  const note = document.createElement('p');
  const back = document.createElement('button');
  note.dataset.owner = '';
  back.type = 'button';
  back.textContent = owner.texts.back;
  back.addEventListener('click', owner.reset);
  note.append(`${owner.texts.of} `, back);
  card.append(note);
  return note;
}

/** Returns a function that sets the samples' server and credentials, including those of languages loaded later. */
export function retargetSamples(root: HTMLElement): (owner: SampleOwner | undefined) => void {
  let owner: SampleOwner | undefined;
  // Choosing another language replaces the content of the code.
  const loaded = new MutationObserver((records) => {
    for (const code of new Set(records.map(({ target }) => target))) {
      if (owner && code instanceof HTMLElement) retarget(code, owner);
    }
  });
  return (chosen) => {
    if (!owner && !chosen) return;
    owner = chosen;
    for (const sample of root.querySelectorAll('[data-samples]')) {
      const code = sample.querySelector('pre');
      if (!code) continue;
      retarget(code, owner);
      if (code.parentElement) showOwner(code.parentElement, owner);
      loaded.observe(code, { childList: true });
    }
  };
}
