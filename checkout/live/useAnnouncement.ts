import { useCallback, useState } from 'react';

/** The last thing worth telling those who do not see the page; `count` tells two equal ones apart. */
export interface Announcement {
  text: string;
  count: number;
}

/** A line for screen readers, and the way to say something in it. */
export function useAnnouncement(): [Announcement, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return [announcement, announce];
}
