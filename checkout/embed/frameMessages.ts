/**
 * What a framed page and the page of the shop around it tell each other. Every message carries the name below, and both
 * sides look at where it comes from before they look at what it says.
 */
const protocol = 'checkout-frame';

/** From the framed page to the shop's. `ready` says nothing that a stranger may not hear; the rest goes to the host alone. */
export type FrameMessage =
  | { type: 'ready'; title: string }
  | { type: 'resized'; heightPx: number }
  | { type: 'finished'; redirectUrl: string };

/**
 * From the shop's page to the framed one, in answer to `ready`: its origin is the host's from now on, and its colours
 * are those of the shop, whatever the system prefers.
 */
export type HostMessage = { type: 'welcome'; dark: boolean };

type WithProtocol<Message> = Message & { protocol: typeof protocol };

/** A message as it travels. */
export function withProtocol<Message extends FrameMessage | HostMessage>(
  message: Message,
): WithProtocol<Message> {
  return { ...message, protocol };
}

function protocolMessage(data: unknown): Record<string, unknown> | undefined {
  const message = data as Record<string, unknown> | null;
  return typeof message === 'object' && message?.protocol === protocol ? message : undefined;
}

/** Where a payer may go on to: the web, or an app by its reversed domain name; the same rule as `address` of the API. */
const allowedScheme = /^(https?|[a-z][a-z0-9-]*(\.[a-z0-9-]+)+):/i;

/** Reads what a framed page said; undefined for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = protocolMessage(data);
  if (!message) return undefined;
  const { type, title, heightPx, redirectUrl } = message;
  if (type === 'ready' && typeof title === 'string') return { type, title };
  if (type === 'resized' && typeof heightPx === 'number' && heightPx >= 0) return { type, heightPx };
  const goes = typeof redirectUrl === 'string' && allowedScheme.test(redirectUrl);
  return type === 'finished' && goes ? { type, redirectUrl } : undefined;
}

/** Reads what the host said; undefined for anything else. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  const { type, dark } = protocolMessage(data) ?? {};
  return type === 'welcome' ? { type, dark: dark === true } : undefined;
}
