import { checkRemembered } from '@balcao/ui/radio-panels/handleChoices.ts';
import { rememberedChoice } from '@balcao/ui/radio-panels/rememberedChoice.ts';
import { apart } from '../components/Sample/apart.ts';
import { markScrollable } from './markPage.ts';
import { showStoredChoice } from './pressIslands.ts';

/** Loads the separate samples if their language is chosen. If that fails, the links to them remain. */
export async function showSamplesApart(): Promise<void> {
  if (rememberedChoice('language') !== apart.language) return;
  const places = document.querySelectorAll<HTMLElement>(`${apart.element}:has(> a)`);
  const link = places[0]?.querySelector('a');
  if (!link) return;
  const answer = await fetch(link.href.replace(/md$/, 'json')).catch(() => undefined);
  if (!answer?.ok) return;
  const samples: string[] = await answer.json();
  // The HTML comes from the site's build, which escapes its input.
  for (const [at, place] of places.entries()) place.innerHTML = samples[at] ?? place.innerHTML;
  checkRemembered(document);
  markScrollable();
  showStoredChoice();
}
