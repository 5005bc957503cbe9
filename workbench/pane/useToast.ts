import { useCallback, useState } from 'react';
import type { Bench } from './workbenchContext.ts';

/** The last thing that happened, as long as it is told. */
export interface News {
  message: string;
  tone: 'confirmed' | 'cancelled';
}

/** A word about what just happened: the newest takes the place of the one before. */
export function useNews(): { news: News | undefined; say: Bench['say']; forget: () => void } {
  const [news, setNews] = useState<News>();
  const say = useCallback<Bench['say']>((message, tone = 'confirmed') => setNews({ message, tone }), []);
  const forget = useCallback(() => setNews(undefined), []);
  return { news, say, forget };
}
