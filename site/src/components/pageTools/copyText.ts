/**
 * Copies a text that has to be loaded first. The clipboard is requested within the user gesture with a promise;
 * browsers without that get the text when it is loaded.
 * @param address of the text
 */
export async function copyText(address: string): Promise<void> {
  const fetched = fetchText(address);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await fetched);
  const blob = fetched.then((text) => new Blob([text], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
