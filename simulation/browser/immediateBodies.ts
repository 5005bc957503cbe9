/** A body that is known as text is given at once. */
type Known = { text?: string };

const textOf = (body: unknown): Known => (typeof body === 'string' ? { text: body } : {});

/**
 * Gives requests and responses of this worker their texts without a stream: a browser reads one in turns of its own, and
 * a simulation owns every turn. Requests also keep the headers that only browsers may write (fetch.spec.whatwg.org,
 * "forbidden request-header"), such as the length of a body.
 */
export function installImmediateBodies(): void {
  const known = new WeakMap<object, Known>();

  const read = (message: Request | Response, otherwise: () => Promise<string>) => {
    const text = known.get(message)?.text;
    return text === undefined ? otherwise() : Promise.resolve(text);
  };

  class ImmediateRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input, init);
      known.set(this, textOf(init?.body));
      const given = init?.headers ?? (input instanceof Request ? input.headers : undefined);
      Object.defineProperty(this, 'headers', { value: new Headers(given) });
    }
    override text() {
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
    override text() {
      return read(this, () => super.text());
    }
    override async json() {
      return JSON.parse(await this.text());
    }
  }

  globalThis.Request = ImmediateRequest;
  globalThis.Response = ImmediateResponse;
}
