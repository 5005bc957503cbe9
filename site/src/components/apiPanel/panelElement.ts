/** Id of the panel, of which a page has at most one. */
export const panelId = 'api-panel';

/** The panel of this page; null on pages without one. */
export const panelElement = () => document.getElementById(panelId) as HTMLDialogElement | null;
