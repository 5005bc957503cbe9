import { createHmac } from 'node:crypto';

/** What a shop answered. */
export interface Answer {
  status: number;
  /** The JSON of its body; undefined where there is none. */
  body: unknown;
}

/** How a message is signed; the shop's own key and this moment where nothing is said. */
export interface Signing {
  secret?: string;
  /** Unix seconds. */
  ts?: number;
}

/** The candidate's shop, as its customers and the provider reach it. */
export interface Shop {
  /** Origin of the shop. */
  url: string;
  /** Calls the shop and gives the JSON that it answers. @throws Error where it answers anything but 2xx */
  get<Body>(path: string): Promise<Body>;
  post<Body>(path: string, body?: object): Promise<Body>;
  /** The same, where a refusal is an answer, too. */
  request(method: string, path: string, body?: object): Promise<Answer>;
  /** Sends a message to a path of the shop as the provider does: the bytes of the text, signed. */
  notify(path: string, text: string, signing?: Signing): Promise<Answer>;
}

/** Several times what the slowest shop needs: a busy machine is no failure. */
const timeoutMilliseconds = 60_000;

async function answerOf(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
  const text = await response.text();
  try {
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  } catch {
    return { status: response.status, body: text };
  }
}

/**
 * @param url origin of the shop
 * @param secret the key that signs genuine messages
 */
export function shopAt(url: string, secret: string): Shop {
  const request = (method: string, path: string, body?: object) =>
    answerOf(url + path, {
      method,
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body),
    });
  async function ask<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await request(method, path, body);
    if (answer.status >= 200 && answer.status < 300) return answer.body as Body;
    throw new Error(`${method} ${path} of the shop answered ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return {
    url,
    request,
    get: (path) => ask('GET', path),
    post: (path, body) => ask('POST', path, body),
    notify(path, text, { secret: key = secret, ts = Math.floor(Date.now() / 1000) } = {}) {
      const hash = createHmac('sha256', key).update(text).update(String(ts)).digest('hex');
      const headers = { 'Content-Type': 'application/json', 'PayPay-Signature': `hash=${hash},ts=${ts}` };
      return answerOf(url + path, { method: 'POST', headers, body: text });
    },
  };
}
