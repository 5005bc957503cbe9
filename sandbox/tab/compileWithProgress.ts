/**
 * Compiles a file of WebAssembly while it comes.
 * @param bytes of the file; a response does not say how many there are when it was compressed on the way
 * @param tell told the share that has come, from 0 to 1
 * @throws TypeError where the file cannot be fetched
 */
export async function compileWithProgress(
  url: string,
  bytes: number,
  tell: (share: number) => void,
): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new TypeError(`${url} answers ${response.status}.`);
  let come = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        come += part.length;
        tell(Math.min(come / bytes, 1));
        controller.enqueue(part);
      },
    }),
  );
  // A host of files may send another type, which a browser refuses to compile.
  return WebAssembly.compileStreaming(
    new Response(counted, { headers: { 'Content-Type': 'application/wasm' } }),
  );
}
