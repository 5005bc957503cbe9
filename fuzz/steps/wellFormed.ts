/** A text without half characters, which a URL cannot carry. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();
