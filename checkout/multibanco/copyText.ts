/** Outcome of copying: on the clipboard, or only selected for the payer's shortcut. */
export type CopyOutcome = 'copied' | 'selected';

/**
 * Copies the text of an element. Where the Clipboard API is not allowed (a frame without permission, plain HTTP from
 * another machine) the text is selected and copied with `execCommand`.
 */
export async function copyText(element: HTMLElement, text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy') ? 'copied' : 'selected';
  }
}
