import { useCallback, useState } from 'react';

/** The last thing worth telling those who do not see the page; `count` tells two equal ones apart. */
export interface News {
  text: string;
  count: number;
}

/** A line for screen readers, and the way to say something in it. */
export function useNews(): [News, (text: string) => void] {
  const [news, setNews] = useState<News>({ text: '', count: 0 });
  const say = useCallback((text: string) => setNews(({ count }) => ({ text, count: count + 1 })), []);
  return [news, say];
}
