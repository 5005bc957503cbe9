/**
 * Copies a text that has still to be fetched. The clipboard is asked at once, while the press that wants it counts as
 * the reader's own, and waits for the text; browsers that cannot wait are given it when it is there.
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
