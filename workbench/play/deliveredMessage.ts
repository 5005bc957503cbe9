/** What a delivered body says: of a webhook in JSON, of one as a form (spec 2 §7), or of a callback. */
export interface DeliveredMessage {
  /** None in a callback, which is the payment itself. */
  action?: string;
  /** None where it tells of an entity. */
  paymentId?: string;
  isForm: boolean;
  content: unknown;
}

interface Json {
  webhook?: { action?: string };
  payments?: readonly { id: string }[];
  /** Of a callback. */
  id?: string;
}

/** Reads a delivered body, as it was sent. */
export function readDeliveredMessage(body: string): DeliveredMessage {
  try {
    const content = JSON.parse(body) as Json;
    const paymentId = content.payments?.[0]?.id ?? content.id;
    return { action: content.webhook?.action, paymentId, isForm: false, content };
  } catch {
    const content = Object.fromEntries(new URLSearchParams(body));
    return {
      action: content.hookAction,
      paymentId: content['payments[0][paymentId]'],
      isForm: true,
      content,
    };
  }
}
