/** The content of a delivered body: a webhook as JSON, a webhook as a form, or of a callback. */
export interface DeliveredMessage {
  /** Undefined for a callback, whose body is the payment itself. */
  action?: string;
  /** Undefined for events of entities. */
  paymentId?: string;
  isForm: boolean;
  content: unknown;
}

interface Json {
  webhook?: { action?: string };
  payments?: readonly { id: string }[];
  /** Id of the payment in a callback. */
  id?: string;
}

/** Parses a delivered body. */
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
