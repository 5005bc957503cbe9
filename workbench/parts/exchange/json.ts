import { escapeText } from '@balcao/text/escape.ts';

/** A value as JSON over several lines. */
export function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** A text as JSON over several lines; unchanged where it is not JSON, such as a form-encoded webhook. */
export function prettyText(text: string): string {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;

/**
 * JSON as HTML with the classes of ui/code-block/tokens.css: names, strings, numbers and keywords each in one colour. A
 * sandbox's responses are not known at build time, so the site's highlighter cannot colour them.
 */
export function jsonHtml(json: string): string {
  let html = '';
  let end = 0;
  for (const match of json.matchAll(token)) {
    const [whole, text, colon = '', number, word] = match;
    const textClass = colon ? 't-f' : 't-s';
    const kind = text ? textClass : number ? 't-n' : 't-k';
    html += escapeText(json.slice(end, match.index));
    html += `<span class="${kind}">${escapeText(text ?? number ?? word ?? '')}</span>${colon}`;
    end = match.index + whole.length;
  }
  return html + escapeText(json.slice(end));
}
