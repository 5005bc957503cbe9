import { onChoice, rememberChoice, rememberedChoice } from '@balcao/ui/radio-panels/rememberedChoice.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './copy.ts';

const group = 'language';

type Samples = Record<string, Record<string, string>>;

/** Switches sample languages: one is in the page, others load as a file when first chosen, here or on any page. */
export function switchLanguages({ root, options, signal, announce }: BehaviourContext): void {
  const own = root.querySelector<HTMLElement>('[data-language][aria-pressed="true"]')?.dataset.language;
  if (!own) return;
  if (options.addedLanguage) addLanguage(root, options.addedLanguage);
  let shown = own;
  let all: Promise<Samples> | undefined;
  const fetchAll = async (): Promise<Samples> => {
    const answer = await fetch(options.samplesAddress, { signal });
    if (!answer.ok) throw new Error(`${options.samplesAddress} answered ${answer.status}`);
    return answer.json();
  };
  const show = async (wanted: string) => {
    if (wanted === shown) return;
    try {
      all ??= fetchAll();
      fill(root, await all, wanted);
      shown = wanted;
    } catch {
      all = undefined;
      if (!signal.aborted) announce(options.texts.failed);
    }
  };
  const follow = () => {
    const wanted = rememberedChoice(group);
    if (wanted && root.querySelector(`[data-language="${CSS.escape(wanted)}"]`)) void show(wanted);
  };
  onClick(root, '[data-language]', (button) => pick(button.dataset.language ?? own, show), { signal });
  signal.addEventListener('abort', onChoice(follow));
  follow();
}

/** Adds a button to each row of languages, like those rendered by page/Samples.tsx. */
function addLanguage(root: HTMLElement, { id, label }: { id: string; label: string }): void {
  for (const row of root.querySelectorAll('fieldset:has(> [data-language])')) {
    if (row.querySelector(`[data-language="${CSS.escape(id)}"]`)) continue;
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', textContent: label });
    button.dataset.language = id;
    button.setAttribute('aria-pressed', 'false');
    row.append(button);
  }
}

/** Stores the choice for all pages, and applies it here even without storage. */
function pick(language: string, show: (wanted: string) => Promise<void>): void {
  rememberChoice(group, language);
  void show(language);
}

function fill(root: HTMLElement, samples: Samples, language: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-samples]')) {
    const html = samples[place.dataset.samples ?? '']?.[language];
    const code = place.querySelector('pre');
    // The HTML is output of the own highlighter, which escapes its input.
    if (code && html !== undefined) code.innerHTML = html;
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset.language === language));
}
