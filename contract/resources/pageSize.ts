/** The most items that a page of a list has, by list (docs/decisions/response-envelope.md). */
export const pageSize = { payments: 500, customers: 500, terminals: 500, savedMethods: 500 } as const;

/** Items of a page where the request does not say how many. */
export const defaultPageSize = { ...pageSize, savedMethods: 100 } as const;
