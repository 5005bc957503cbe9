/** Holds back fetched pages after the introduction until they are released or aborted. Runs in the page. */
export function holdRests(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const response = await ask(...request);
    const html = await response.text();
    const end = html.indexOf('>', html.indexOf('id=lead')) + 1;
    const parts = [html.slice(0, end), html.slice(end)].map((part) => new TextEncoder().encode(part));
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(parts[0]);
        await new Promise((done) => document.addEventListener('release', done, { once: true }));
        if (document.body.matches('[data-breaks]')) return controller.error(new TypeError('broken off'));
        controller.enqueue(parts[1]);
        controller.close();
      },
    });
    return Object.defineProperty(new Response(body), 'url', { value: response.url });
  };
}

/** Releases the pages that are held back. Runs in the page. */
export function releaseRests(): void {
  document.dispatchEvent(new Event('release'));
}
