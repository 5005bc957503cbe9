const indent = '  ';

/** Attributes each on a line of their own, where there are more than a line holds. */
function openTag(tag: string, pad: string): string {
  const attributes = tag.match(/\s[\w:-]+="[^"]*"/g) ?? [];
  if (attributes.length <= 2) return pad + tag;
  const [name = tag] = tag.split(/\s/);
  const end = tag.endsWith('/>') ? '/>' : '>';
  return `${pad}${name}\n${attributes.map((each) => pad + indent + indent + each.trim()).join('\n')}${end}`;
}

/**
 * A document one element a line, by depth; an element that holds a text alone stays on one line. For documents whose
 * texts and attributes hold no angle brackets, as machines write them.
 */
export function layOutXml(xml: string): string {
  const lines: string[] = [];
  let depth = 0;
  // A declaration, an element with its text, an opening, a closing or an empty tag.
  for (const [token] of xml.matchAll(/<([^/?][^\s/>]*)[^<>]*(?<!\/)>[^<]*[^<\s][^<]*<\/\1>|<[^>]+>/g)) {
    if (token.startsWith('</')) depth -= 1;
    const pad = indent.repeat(depth);
    const isWhole = /<\//.test(token) || token.endsWith('/>') || token.startsWith('<?');
    lines.push(isWhole ? pad + token : openTag(token, pad));
    if (!isWhole) depth += 1;
  }
  return lines.join('\n');
}
