import { onChoice, rememberChoice, rememberedChoice } from '@balcao/ui/radio-panels/rememberedChoice.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './copy.ts';

const group = 'language';

type Samples = Record<string, Record<string, string>>;

/** Switches the language of samples. The page contains one language; the others are loaded when one is first chosen. */
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

/** Adds a button to each row of languages, like those that page/Samples.tsx renders. */
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

/** Stores the choice for all pages. Applies it here even if there is no storage. */
function pick(language: string, show: (wanted: string) => Promise<void>): void {
  rememberChoice(group, language);
  void show(language);
}

function fill(root: HTMLElement, samples: Samples, language: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-samples]')) {
    const html = samples[place.dataset.samples ?? '']?.[language];
    const code = place.querySelector('pre');
    // The HTML was made by the site's highlighter, which escapes its input.
    if (code && html !== undefined) code.innerHTML = html;
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset.language === language));
}
