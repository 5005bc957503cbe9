import '@balcao/ui/code-block/tokens.css';
import '@balcao/ui/tokens.css';
import { hydrate } from './hydrate.tsx';
import { openConsole } from './openConsole.tsx';
import { openPanel } from './openPanel.tsx';

/** Opens the island of a pressed control, or hydrates the island that contains it and repeats the press. */
export async function open(control: HTMLElement): Promise<void> {
  if (control.matches('[data-opens-island]')) return openPanel(control);
  if (control.matches('[data-console] > button')) return openConsole(control);
  await prepare(control);
  control.click();
}

/** Hydrates the island that contains a control, unless it already is. */
export async function prepare(control: Element): Promise<void> {
  const place = control.closest<HTMLElement>('[data-hydrates]');
  if (place) await hydrate(place);
}
