/** Maximum size of a response that clients read: five times the largest state of a sandbox. */
const mostResponseBytes = 100_000_000;

/**
 * Reads a response as text up to a maximum size, because a server might never end it.
 * @throws RangeError for a longer response
 */
export async function readLimited({ body }: Pick<Response, 'body'>, most = mostResponseBytes): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.byteLength;
    if (read > most) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError(`The response is longer than ${most} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
