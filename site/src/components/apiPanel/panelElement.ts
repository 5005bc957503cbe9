export const panelId = 'api-panel';

export const panelElement = () => document.getElementById(panelId) as HTMLDialogElement | null;
