const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as it may stand between tags. */
export const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
