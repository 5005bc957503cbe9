/** The bar above everything; its words are in src/words. A new id shows it to everybody again. */
export const announcementBar = { id: 'soap-discontinued' } as const;
