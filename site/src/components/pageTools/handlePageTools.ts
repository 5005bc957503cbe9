/** Outcomes of a press. The status element has the words for them in `data-copied` etc. */
type Outcome = 'copying' | 'copied' | 'failed';
const shownMilliseconds = 4000;

/** Handles the copy buttons of all page tools in the document (PageTools.tsx). */
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

/** Passes a promise to the clipboard within the user gesture. Older browsers get the text once it is loaded. */
async function copyText(url: string): Promise<void> {
  const fetched = fetchText(url);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await fetched);
  const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Markdown with absolute links, because it is read outside the site. */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responds ${response.status}`);
  return (await response.text()).replaceAll('](/', `](${location.origin}/`);
}
