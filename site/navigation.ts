/** Announcement above the bar; its words are in src/words. A new id shows it again to readers who dismissed it. */
export const announcementBar = { id: 'soap-discontinued' } as const;
