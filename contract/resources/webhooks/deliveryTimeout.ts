/** How long a receiver may take to respond (docs/decisions/webhook-messages.md). */
export const deliveryTimeoutSeconds = 30;
