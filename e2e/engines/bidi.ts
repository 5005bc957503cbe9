import { WebSocket } from 'undici';

interface BidiConnection {
  send<Result = void>(method: string, params?: object): Promise<Result>;
  close(): void;
}

/** Connects to a browser's WebSocket. `send` throws the errors of the browser. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers>();
  await new Promise<void>((done, fail) => {
    socket.addEventListener('open', () => done());
    socket.addEventListener('error', () => fail(new Error(`No browser answers at ${url}.`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data));
    if (error) waiting.get(id)?.fail(new Error(`${error}: ${message}`));
    else waiting.get(id)?.done(result);
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser has gone.'));
  });
  let last = 0;
  return {
    send: (method, params = {}) =>
      new Promise<never>((done, fail) => {
        const id = ++last;
        waiting.set(id, { done: done as (result: unknown) => void, fail });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

interface PromiseWithResolvers {
  done(result: unknown): void;
  fail(error: Error): void;
}
