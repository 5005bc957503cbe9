import '@balcao/ui/tokens.css';
import { retargetSamples, showOwner } from '@balcao/reference/behaviour/retargetSamples.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { hasStoredChoice } from '@balcao/workbench/core/browserStorage.ts';
import seed from '@facts/seed.json';
import { provider } from '../../../provider.config.ts';
import { receiverCommands, receiverLines, type Setting, shells } from '../components/guide/shells.ts';
import { findTarget } from '../components/Sample/findTarget.ts';
import styles from '../components/Sample/sample.module.css';
import type { SampleTarget } from '../components/Sample/sample.ts';
import { pageContext } from './pageContext.ts';

/** Code and values as in the built page. */
const originals = new WeakMap<Element, string>();

/** Links to the workbench. Initially, they lead to the workbench of a fresh sandbox. */
const workbench = `main a[href="${provider.sandbox}"], main a[data-workbench]`;

let target: SampleTarget | undefined;

function originalOf(element: Element, value: string): string {
  const original = originals.get(element) ?? value;
  originals.set(element, original);
  return original;
}

function markOwner(card: Element, isChanged: boolean): void {
  const note = showOwner(card, isChanged ? target : undefined);
  note?.classList.add(styles.owner ?? '');
  note?.lastElementChild?.classList.add(styles.back ?? '');
}

function showCodes(): void {
  for (const card of document.querySelectorAll(`main .${styles.sample} > div`)) {
    let isChanged = false;
    for (const code of card.querySelectorAll('[data-radios] pre code')) {
      const original = originalOf(code, code.innerHTML);
      const html = target?.retarget(original) ?? original;
      isChanged ||= html !== original;
      if (html !== code.innerHTML) code.innerHTML = html;
    }
    markOwner(card, isChanged);
  }
}

/** Shows the commands that run a receiver, in each language and shell (guide/RunReceiver.tsx). */
function showCommands(): void {
  const settings: Setting[] = target
    ? [
        ['PROVIDER_API', `${target.origin}/api`],
        ['PROVIDER_PLATFORM_CODE', target.keys.platformCode],
        ['PROVIDER_PRIVATE_KEY', target.keys.privateKey],
      ]
    : [['PROVIDER_API', `${provider.sandbox}/api`]];
  for (const set of document.querySelectorAll('main [data-radios=language]:has([data-radios=shell])')) {
    for (const [at, receiver] of receiverCommands.entries()) {
      const codes = set.querySelectorAll('[data-radios=shell]')[at]?.querySelectorAll('pre code') ?? [];
      for (const [index, shell] of shells.entries()) {
        const code = codes[index];
        if (code) code.textContent = receiverLines(shell, settings, receiver);
      }
    }
    markOwner(set.parentElement ?? set, target !== undefined);
  }
}

/** Values of an account as tables show them, and the computation of its header (guide/Values.tsx). */
function valuesOf({ platformCode, privateKey, clientId }: ApiCredentials, origin: string): string[] {
  const joined = `${platformCode}:${privateKey}`;
  const header = btoa(joined);
  return [`${origin}/api`, platformCode, privateKey, clientId, joined, header, `Authorization: Basic ${header}`];
}

const seeded = [seed, { platform: seed.otherPlatform, entity: seed.otherEntity }].map(({ platform, entity }) =>
  valuesOf({ ...platform, platformCode: platform.code, clientId: entity.clientId }, provider.sandbox),
);

function showValues(): void {
  const { keys, origin = '' } = target ?? {};
  const chosen = keys && [keys, keys.other].map((each) => each && valuesOf(each, origin));
  for (const table of document.querySelectorAll('main :is(table, dl)')) {
    const cells = [...table.querySelectorAll(':is(td, dd) > code')];
    const texts = cells.map((cell) => originals.get(cell) ?? cell.textContent ?? '');
    const at = seeded.findIndex((values) => values.slice(2).some((value) => texts.includes(value)));
    if (at < 0) continue;
    const values = chosen?.[at];
    for (const [index, cell] of cells.entries()) {
      const original = originalOf(cell, texts[index] ?? '');
      cell.textContent = values?.[seeded[at]?.indexOf(original) ?? -1] ?? original;
    }
    markOwner(table.parentElement ?? table, values !== undefined);
  }
}

function showLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(workbench)) {
    link.dataset.workbench = '';
    link.href = target?.workbenchUrl ?? provider.sandbox;
  }
}

function show(): void {
  for (const each of [showCodes, showCommands, showValues, showLinks]) each();
  showInReference?.(target);
}

const reference = document.querySelector<HTMLElement>('[data-reference]');
const showInReference = reference && retargetSamples(reference);

let lookUps = 0;

/** Shows the reader's server and credentials, or else the original ones. Entry of the program. */
export async function showChoice(): Promise<void> {
  lookUps += 1;
  const mine = lookUps;
  // The router may have loaded a new page, which shows the known target at once.
  if (target) show();
  const { baseUrl, locale } = pageContext();
  const found = hasStoredChoice() ? await findTarget(baseUrl, locale) : undefined;
  if (mine !== lookUps || (!found && !target)) return;
  target = found;
  show();
}
