/** What came of a press on the button, as the status element has words for it: `data-copied` and so on. */
type Outcome = 'copying' | 'copied' | 'failed';
const shownMilliseconds = 4000;

/** Makes the copy button of every page tools of the document work. The markup is that of PageTools.tsx. */
export function handlePageTools(): void {
  document.addEventListener('click', ({ target }) => {
    const tools = (target as Element).closest('[data-page-tools] button')?.parentElement;
    const link = tools?.querySelector('a');
    const status = tools?.querySelector('span');
    if (!link || !status) return;
    const say = (outcome: Outcome) => {
      status.textContent = status.dataset[outcome] ?? '';
    };
    say('copying');
    copyText(link.href)
      .then(
        () => say('copied'),
        () => say('failed'),
      )
      .then(() => setTimeout(() => status.replaceChildren(), shownMilliseconds));
  });
}

/** Asks for the clipboard within the gesture, with a promise; browsers without that get the text when it is loaded. */
async function copyText(url: string): Promise<void> {
  const fetched = fetchText(url);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await fetched);
  const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A Markdown text; its links, which are paths, name this server, because the text is read elsewhere. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responds ${response.status}`);
  return (await response.text()).replaceAll('](/', `](${location.origin}/`);
}
