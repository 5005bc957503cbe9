import { onChoice, rememberChoice, rememberedChoice } from '@balcao/ui/tabs/rememberedChoice.ts';
import type { BehaviourContext } from './behaviourOptions.ts';
import { onClick } from './onClick.ts';

/** The group that samples of the whole site share. */
const group = 'language';

/** Highlighted code by operation and language. */
type Samples = Record<string, Record<string, string>>;

/**
 * Samples follow the language the reader chose, here or on any page. One is in the page; the others come in one file
 * at the first wish for them.
 */
export function switchLanguages({ root, options, signal, announce }: BehaviourContext): void {
  const own = root.querySelector<HTMLElement>('[data-language][aria-pressed="true"]')?.dataset.language;
  if (!own) return;
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

/** Remembered for every page, and shown here even where nothing can be remembered. */
function pick(language: string, show: (wanted: string) => Promise<void>): void {
  rememberChoice(group, language);
  void show(language);
}

function fill(root: HTMLElement, samples: Samples, language: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-samples]')) {
    const html = samples[place.dataset.samples ?? '']?.[language];
    const code = place.querySelector('pre');
    // It comes from our own highlighter, which escapes what it is given.
    if (code && html !== undefined) code.innerHTML = html;
  }
  for (const button of root.querySelectorAll<HTMLElement>('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset.language === language));
}
