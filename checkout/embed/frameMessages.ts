/** Name in messages between a framed payment page and the shop's page. Both check it and the origin first. */
const protocol = 'checkout-frame';

/** Message from the framed page to the shop's page. Only `ready`, which is not confidential, is sent to any origin. */
export type FrameMessage =
  | { type: 'ready'; title: string }
  | { type: 'resized'; heightPx: number }
  | { type: 'finished'; redirectUrl: string };

/** Response to `ready`. The sender becomes the host, and its colour mode overrides the system's. */
type HostMessage = { type: 'welcome'; dark: boolean };

type WithProtocol<Message> = Message & { protocol: typeof protocol };

export function withProtocol<Message extends FrameMessage | HostMessage>(message: Message): WithProtocol<Message> {
  return { ...message, protocol };
}

function protocolMessage(data: unknown): Record<string, unknown> | undefined {
  const message = data as Record<string, unknown> | null;
  return typeof message === 'object' && message?.protocol === protocol ? message : undefined;
}

/** Schemes to which the page may redirect: the web, or an app's reversed domain name, like `address` in the API. */
const allowedScheme = /^(https?|[a-z][a-z0-9-]*(\.[a-z0-9-]+)+):/i;

/** Parses a message from the framed page. Returns undefined if it is invalid. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const message = protocolMessage(data);
  if (!message) return undefined;
  const { type, title, heightPx, redirectUrl } = message;
  if (type === 'ready' && typeof title === 'string') return { type, title };
  if (type === 'resized' && typeof heightPx === 'number' && heightPx >= 0) return { type, heightPx };
  const goes = typeof redirectUrl === 'string' && allowedScheme.test(redirectUrl);
  return type === 'finished' && goes ? { type, redirectUrl } : undefined;
}

interface FrameHost {
  frame(): HTMLIFrameElement | null;
  origin: string;
  isDark(): boolean;
  onReady?(title: string): void;
  onResized(heightPx: number): void;
  onFinished(redirectUrl: string): void;
}

export function hostFrame({ frame, origin, isDark, onReady, onResized, onFinished }: FrameHost): () => void {
  const onMessage = ({ source, origin: from, data }: MessageEvent) => {
    const framed = frame()?.contentWindow;
    if (!framed || source !== framed || from !== origin) return;
    const message = readFrameMessage(data);
    if (message?.type === 'ready') {
      onReady?.(message.title);
      framed.postMessage(withProtocol({ type: 'welcome', dark: isDark() }), origin);
    }
    if (message?.type === 'resized') onResized(message.heightPx);
    if (message?.type === 'finished') onFinished(message.redirectUrl);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

export function readHostMessage(data: unknown): HostMessage | undefined {
  const { type, dark } = protocolMessage(data) ?? {};
  return type === 'welcome' ? { type, dark: dark === true } : undefined;
}
