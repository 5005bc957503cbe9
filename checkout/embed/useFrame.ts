import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { type FrameMessage, readHostMessage, withProtocol } from './frameMessages.ts';

/** Host of the page: its own window, or a shop's page around its frame. */
interface FrameHost {
  framed: boolean;
  finish: (redirectUrl: string) => void;
}

const topWindow: FrameHost = { framed: false, finish: (redirectUrl) => window.location.assign(redirectUrl) };

export const FrameContext = createContext<FrameHost>(topWindow);

export function useFrame(): FrameHost {
  return useContext(FrameContext);
}

/**
 * Sends the host `ready`, then the heights of the page, and finally the redirect. The host is the parent window that
 * responds. Before the response, only the title is sent; after it, messages are sent only to the origin of the host.
 */
export function useFrameHost(framed: boolean, content: RefObject<HTMLElement | null>): FrameHost {
  const postToHost = useRef<(message: FrameMessage) => void>(() => undefined);

  useEffect(() => {
    if (!framed || window.parent === window) return;
    const resize = new ResizeObserver(() => {
      const heightPx = Math.ceil(content.current?.getBoundingClientRect().height ?? 0);
      postToHost.current({ type: 'resized', heightPx });
    });
    const onHostMessage = ({ source, origin, data }: MessageEvent) => {
      const message = source === window.parent ? readHostMessage(data) : undefined;
      if (!message) return;
      postToHost.current = (told) => window.parent.postMessage(withProtocol(told), origin);
      document.documentElement.dataset.theme = message.dark ? 'dark' : 'light';
      if (content.current) resize.observe(content.current);
    };
    window.addEventListener('message', onHostMessage);
    window.parent.postMessage(withProtocol({ type: 'ready', title: document.title }), '*');
    return () => {
      resize.disconnect();
      window.removeEventListener('message', onHostMessage);
    };
  }, [framed, content]);

  return useMemo(() => {
    if (!framed) return topWindow;
    const finish = (redirectUrl: string) => {
      if (window.parent === window) topWindow.finish(redirectUrl);
      else postToHost.current({ type: 'finished', redirectUrl });
    };
    return { framed, finish };
  }, [framed]);
}
