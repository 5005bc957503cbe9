import { isElsewhere } from '../../router/pageEvents.ts';
import { fetchOnDemand } from '../../start/onDemand.ts';
import { closePanel, isEscape, openPanel } from './panelDialog.ts';
import { panelElement } from './panelWidth.ts';

type PanelProgram = typeof import('../../onDemand/apiPanel.ts');

/** Opens and closes the panel of ApiPanel.tsx on each route. The program for its frame is loaded on the first press. */
export function handleApiPanel(): void {
  let opener: HTMLElement | null;

  document.addEventListener('click', (event) => {
    const panel = panelElement();
    const control = (event.target as Element).closest<HTMLElement>('[data-opens-panel], [data-closes-panel]');
    if (!panel || !control || isElsewhere(event)) return;
    if (control.matches('[data-closes-panel]')) return closePanel(panel);
    event.preventDefault();
    opener = control;
    openPanel(panel);
    fetchOnDemand<PanelProgram>('apiPanel').then(
      ({ fillPanel }) => fillPanel(panel, control),
      // Opens the whole reference page if the program cannot be loaded.
      () => location.assign((control.closest('a') ?? panel.querySelector('a'))?.href ?? ''),
    );
  });
  document.addEventListener('keydown', (event) => {
    const panel = panelElement();
    if (panel?.open && isEscape(event)) closePanel(panel);
  });
  document.addEventListener(
    'close',
    ({ target }) => {
      const panel = panelElement();
      // Ignores the closing of a panel that is reopened, which happens when a sheet moves beside the text.
      if (target !== panel || panel?.open) return;
      const label = document.querySelector<HTMLElement>('button[data-opens-panel]');
      (opener?.isConnected ? opener : label)?.focus();
    },
    true,
  );
}
