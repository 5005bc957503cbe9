import '@balcao/ui/code-block/tokens.css';
import '@balcao/ui/tokens.css';
import { hydrate } from './hydrate.tsx';
import { openConsole } from './openConsole.tsx';
import { openPanel } from './openPanel.tsx';

/** Opens the island of a pressed control, or has the one around it take over and presses again. */
export async function open(control: HTMLElement): Promise<void> {
  if (control.matches('[data-opens-island]')) return openPanel(control);
  if (control.matches('[data-console] > button')) return openConsole(control);
  await prepare(control);
  control.click();
}

/** Has the island around a control take over its HTML, where it waits for that. */
export async function prepare(control: Element): Promise<void> {
  const place = control.closest<HTMLElement>('[data-hydrates]');
  if (place) await hydrate(place);
}
