/** Body whose text can be read without a stream. */
type Known = { text?: string };

const textOf = (body: unknown): Known => (typeof body === 'string' ? { text: body } : {});

let isInstalled = false;

/** Stream of one complete chunk, because the runtime's own takes additional turns of the event loop. */
function streamOf(text: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      if (text) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

/** Replaces the runtime's body streams, because the turns they take differ between releases of Node. */
export function installImmediateBodies(): void {
  if (isInstalled) return;
  isInstalled = true;
  const known = new WeakMap<object, Known>();

  const read = (message: Request | Response, otherwise: () => Promise<string>) => {
    const text = known.get(message)?.text;
    return text === undefined ? otherwise() : Promise.resolve(text);
  };

  class ImmediateRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      known.set(this, textOf(init?.body));
      const body = init?.body;
      if (typeof body === 'string') Object.defineProperty(this, 'body', { get: () => streamOf(body) });
    }
    override text(): Promise<string> {
      return read(this, () => super.text());
    }
    override async json() {
      return JSON.parse(await this.text());
    }
  }

  class ImmediateResponse extends Response {
    constructor(body?: BodyInit | null, init?: ResponseInit) {
      super(body, init);
      known.set(this, textOf(body ?? ''));
    }
    override text(): Promise<string> {
      return read(this, () => super.text());
    }
    override async json() {
      return JSON.parse(await this.text());
    }
  }

  globalThis.Request = ImmediateRequest;
  globalThis.Response = ImmediateResponse;
}
