/** How copying ended: on the clipboard, or only selected, for the payer's own keys. */
export type CopyOutcome = 'copied' | 'selected';

/**
 * Puts the text of an element on the clipboard. Where the browser does not allow that (a frame without the right, plain
 * HTTP from another machine) the text is selected and copied the old way.
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
