import type { Order, PaymentNews } from './orders.ts';
import type { Settings } from './settings.ts';

/** Error of a call that the provider refused, or that did not reach it. */
export class ProviderError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

const timeoutSeconds = 15;

/** Events that the shop handles. Each needs a separate subscription. */
const actions = ['payment_confirmed', 'payment_cancelled', 'payment_refunded'];

/** Calls of the shop to the API, in the shop's own terms. */
export function provider({ api, platformCode, privateKey, clientId, publicUrl }: Settings) {
  const credentials = Buffer.from(`${platformCode}:${privateKey}`).toString('base64');

  async function call<T>(method: string, path: string, language: string, body?: unknown): Promise<T> {
    const response = await fetch(api + path, {
      method,
      headers: {
        Authorization: `Basic ${credentials}`,
        'PayPay-ClientId': clientId,
        'Accept-Language': language.toUpperCase(),
        'Content-Type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    }).catch((error: Error) => {
      throw new ProviderError('unreachable', error.message);
    });
    const answer = await response.json();
    if (answer.success) return answer.data;
    const { code, msg } = answer.error.errors?.[0] ?? answer.error;
    throw new ProviderError(code, msg);
  }

  const paymentOf = ({ id, amountCents }: Order) => ({
    amount: amountCents,
    code: id,
    customUniqueId: id,
  });
  const pageOf = ({ id }: Order) => `${publicUrl}/orders/${id}`;

  return {
    /** Creates a payment page of the provider, to which the shopper is redirected. */
    async openPage(order: Order): Promise<{ url: string; paymentId: string }> {
      const { checkoutUrl, paymentId } = await call<{ checkoutUrl: string; paymentId: string }>(
        'POST',
        '/checkouts',
        order.language,
        {
          payment: paymentOf(order),
          page: { language: order.language.toUpperCase(), layout: 'web' },
          redirects: ['success', 'cancel', 'back'].map((type) => ({ type, url: pageOf(order) })),
        },
      );
      return { url: checkoutUrl, paymentId };
    },

    /** Creates a card form to embed in a page of the shop. */
    async openEmbed(order: Order): Promise<{ url: string; paymentId: string }> {
      const { checkoutUrl, paymentId } = await call<{ checkoutUrl: string; paymentId: string }>(
        'POST',
        '/checkouts',
        order.language,
        {
          payment: { ...paymentOf(order), paymentMethod: { code: 'CC' } },
          page: { language: order.language.toUpperCase(), layout: 'embed' },
          redirects: [{ type: 'action', url: pageOf(order) }],
        },
      );
      return { url: checkoutUrl, paymentId };
    },

    /** Creates a Multibanco reference to show to the shopper. */
    async createReference(
      order: Order,
    ): Promise<{ paymentId: string; reference: NonNullable<Order['reference']> }> {
      const { id, referenceDetails } = await call<{
        id: string;
        referenceDetails: NonNullable<Order['reference']>;
      }>('POST', '/payments/references', order.language, paymentOf(order));
      return { paymentId: id, reference: referenceDetails };
    },

    /** Reads the current state of the payment. */
    getPayment(paymentId: string): Promise<PaymentNews> {
      return call('GET', `/payments/${paymentId}`, 'pt');
    },

    /** Subscribes to notifications. A restarted shop keeps its existing subscriptions. */
    async subscribe(): Promise<void> {
      const url = `${publicUrl}/notifications`;
      const have = await call<{ action: string; url: string }[]>('GET', '/webhooks', 'pt');
      const wanted = actions.filter(
        (action) => !have.some((each) => each.action === action && each.url === url),
      );
      for (const action of wanted) await call('POST', '/webhooks', 'pt', { action, url });
    },
  };
}

export type Provider = ReturnType<typeof provider>;
