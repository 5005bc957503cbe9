/** The chapter of the operations of the admin API, which no description has. */
export const adminTag = 'administration';
