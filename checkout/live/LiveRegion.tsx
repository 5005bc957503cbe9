import { useCallback, useState } from 'react';

/** Last announcement for screen readers. `count` distinguishes it from the previous one if both have the same text. */
interface Announcement {
  text: string;
  count: number;
}

export function useAnnouncement(): [Announcement, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });
  const announce = useCallback((text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })), []);
  return [announcement, announce];
}

/** Announces changes to screen readers, even if a message is repeated. */
export function LiveRegion({ announcement }: { announcement: Announcement }) {
  return (
    <div data-spoken="" role="status">
      <span key={announcement.count}>{announcement.text}</span>
    </div>
  );
}
