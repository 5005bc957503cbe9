const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const readable = (text: string) => text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => named[name] ?? '');

/** The texts of all elements with this local name; elements without text are left out. */
export function textsIn(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)</`, 'g'));
  return [...elements].map(([, text = '']) => readable(text)).filter((text) => text !== '');
}

/** The text of the first such element. */
export const textIn = (xml: string, name: string): string | undefined => textsIn(xml, name)[0];
