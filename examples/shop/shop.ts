import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { cartFrom, type Language, languageOf, totalCents } from './catalogue.ts';
import { type Order, type OrderState, stateAfter } from './orders.ts';
import { type Provider, ProviderError } from './provider.ts';
import type { Settings } from './settings.ts';
import { cartPage, orderPage, problemPage } from './shopPages.ts';
import { words } from './words.ts';

/** Older messages are refused, because somebody may have recorded one to send it again. */
const toleranceSeconds = 1800;

/**
 * Whether a notification comes from the provider.
 * @param header value of `PayPay-Signature`: `hash=…,ts=…`
 * @param body the bytes as they arrived, because parsing and rewriting the JSON would change the hash
 * @param nowSeconds Unix time
 */
function isGenuine(
  header: string | undefined,
  body: Buffer,
  privateKey: string,
  nowSeconds: number,
): boolean {
  const [, hash, seconds] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(header ?? '') ?? [];
  if (!hash || !seconds) return false;
  const expected = createHmac('sha256', privateKey).update(body).update(seconds).digest();
  const fresh = Number(seconds) > nowSeconds - toleranceSeconds;
  return fresh && timingSafeEqual(expected, Buffer.from(hash, 'hex'));
}

/**
 * Updates an order with the current state of its payment, as read from the provider.
 * A notification only triggers this, so it may arrive twice, late or out of order.
 */
async function refresh(order: Order, provider: Pick<Provider, 'getPayment'>): Promise<OrderState> {
  if (order.paymentId) order.state = stateAfter(order, await provider.getPayment(order.paymentId));
  return order.state;
}

/** The part of a notification that the shop uses: the ids of a payment and its order. */
interface Hint {
  id: string;
  code?: string;
}

/**
 * Payments in a notification.
 * @returns an empty list if the body is not a notification
 */
function hintsIn(body: Buffer): Hint[] {
  try {
    const { payments } = JSON.parse(body.toString('utf8')) as { payments?: Hint[] };
    return payments ?? [];
  } catch {
    return [];
  }
}

/** Request of a browser or the provider. */
export interface Asked {
  method: string;
  url: URL;
  body: Buffer;
  signature?: string;
}

/** Response of the shop. */
interface Answer {
  status: number;
  html?: string;
  text?: string;
  location?: string;
}

const found = (html: string): Answer => ({ status: 200, html });
const missing = (language: Language): Answer => ({
  status: 404,
  html: problemPage(language, words[language].unknown),
});

/** Start of each way to pay. Returns the URL to redirect to, unless it is the order's page. */
const starts: Record<string, (order: Order, provider: Provider) => Promise<string | undefined>> = {
  async redirect(order, provider) {
    const { url, paymentId } = await provider.openPage(order);
    order.paymentId = paymentId;
    return url;
  },
  async embed(order, provider) {
    const { url, paymentId } = await provider.openEmbed(order);
    Object.assign(order, { paymentId, embedUrl: url });
    return undefined;
  },
  async multibanco(order, provider) {
    Object.assign(order, await provider.createReference(order));
    return undefined;
  },
};

/**
 * Creates the shop, a function that answers requests.
 * @param now real time in milliseconds
 */
export function createShop(settings: Settings, provider: Provider, now: () => number = Date.now) {
  const orders = new Map<string, Order>();

  async function placeOrder(form: URLSearchParams, language: Language): Promise<Answer> {
    const amountCents = totalCents(cartFrom(form));
    const start = starts[form.get('way') ?? ''];
    if (amountCents === 0 || !start) return { status: 422, html: cartPage(language, words[language].empty) };
    const order: Order = { id: randomUUID().slice(0, 8), language, amountCents, state: 'awaiting_payment' };
    orders.set(order.id, order);
    try {
      const elsewhere = await start(order, provider);
      return { status: 303, location: elsewhere ?? `/orders/${order.id}` };
    } catch (error) {
      orders.delete(order.id);
      if (!(error instanceof ProviderError)) throw error;
      return { status: 502, html: problemPage(language, words[language].failed, error.message) };
    }
  }

  /** Shows the state from the provider, because the URL proves nothing and some shoppers never return. */
  async function showOrder(order: Order): Promise<Answer> {
    if (order.state === 'awaiting_payment') await refresh(order, provider).catch(() => undefined);
    return found(orderPage(order));
  }

  async function hear({ body, signature }: Asked): Promise<Answer> {
    if (!isGenuine(signature, body, settings.privateKey, now() / 1000)) return { status: 401 };
    for (const { id, code } of hintsIn(body)) {
      const order = orders.get(code ?? '');
      if (!order) continue;
      // The notification may arrive before the response with the payment's id.
      order.paymentId ??= id;
      await refresh(order, provider);
    }
    return { status: 200 };
  }

  return async function answer(asked: Asked): Promise<Answer> {
    const { method, url, body } = asked;
    const language = languageOf(url.searchParams.get('lang'));
    const [, room, id, part] = url.pathname.split('/');
    const order = orders.get(id ?? '');
    if (method === 'POST' && room === 'notifications') return hear(asked);
    if (method === 'POST' && room === 'orders')
      return placeOrder(new URLSearchParams(String(body)), language);
    if (room === '') return found(cartPage(language));
    if (room !== 'orders' || !order) return missing(language);
    return part === 'state' ? { status: 200, text: order.state } : showOrder(order);
  };
}
