import { createContext, type RefObject, useContext, useEffect, useMemo, useRef } from 'react';
import { type FrameMessage, hostMessage, seal } from './frameMessages.ts';

/** Where the page stands: in a window of its own, or inside a shop's page. */
export interface Frame {
  framed: boolean;
  /** The payer is done here: the browser goes to this address. */
  finish: (redirectUrl: string) => void;
}

const alone: Frame = { framed: false, finish: (redirectUrl) => window.location.assign(redirectUrl) };

export const FrameContext = createContext<Frame>(alone);

/** Where this page stands. */
export function useFrame(): Frame {
  return useContext(FrameContext);
}

/**
 * Talks to the page of the shop around this one: says that it is ready, then how high it is, at last where to go. The
 * host is whoever answers from the window around; nothing but its title is told before that, and to nobody else after.
 * @param framed whether the page was served for a frame
 * @param content what the frame must be high enough for
 */
export function useHost(framed: boolean, content: RefObject<HTMLElement | null>): Frame {
  const tell = useRef<(message: FrameMessage) => void>(() => undefined);

  useEffect(() => {
    if (!framed || window.parent === window) return;
    const resize = new ResizeObserver(() => {
      const heightPx = Math.ceil(content.current?.getBoundingClientRect().height ?? 0);
      tell.current({ type: 'resized', heightPx });
    });
    const hear = ({ source, origin, data }: MessageEvent) => {
      const message = source === window.parent ? hostMessage(data) : undefined;
      if (!message) return;
      tell.current = (told) => window.parent.postMessage(seal(told), origin);
      document.documentElement.dataset.theme = message.dark ? 'dark' : 'light';
      if (content.current) resize.observe(content.current);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage(seal({ type: 'ready', title: document.title }), '*');
    return () => {
      resize.disconnect();
      window.removeEventListener('message', hear);
    };
  }, [framed, content]);

  return useMemo(() => {
    if (!framed) return alone;
    const finish = (redirectUrl: string) => {
      if (window.parent === window) alone.finish(redirectUrl);
      else tell.current({ type: 'finished', redirectUrl });
    };
    return { framed, finish };
  }, [framed]);
}
