const shownMilliseconds = 2000;

function announce(button: HTMLElement): void {
  const { copiedText = '' } = button.dataset;
  const announcement = button.nextElementSibling;
  const show = (text: string) => {
    button.toggleAttribute('data-copied', text !== '');
    if (announcement) announcement.textContent = text;
  };
  show(copiedText);
  setTimeout(show, shownMilliseconds, '');
}

const tools: Record<string, (button: HTMLElement, code: HTMLElement) => void> = {
  copy(button, code) {
    const select = () => getSelection()?.selectAllChildren(code);
    // If the browser forbids copying, selects the code for the reader to copy.
    navigator.clipboard?.writeText(code.textContent ?? '').then(() => announce(button), select) ?? select();
  },
  wrap(button, code) {
    const isWrapped = code.dataset.wrap === undefined;
    if (isWrapped) code.dataset.wrap = 'true';
    else delete code.dataset.wrap;
    button.ariaPressed = String(isWrapped);
  },
};

/** Handles the tools of code blocks and of single lines, including those added later. */
export function handleCodeTools(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-code-tool]');
    const code = button?.closest('[data-code]')?.querySelector<HTMLElement>('pre,dd>code');
    if (button && code) tools[button.dataset.codeTool ?? '']?.(button, code);
  });
}
