/** The most that a client reads of one response: five times the largest state of a sandbox. */
const mostResponseBytes = 100_000_000;

/**
 * Reads a response as text, and no more of it than anybody needs: a server may never come to an end.
 * @throws RangeError for a longer one
 */
export async function readLimited(
  { body }: Pick<Response, 'body'>,
  most = mostResponseBytes,
): Promise<string> {
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
