import { escapeText } from '@balcao/text/escape.ts';
import { jsonTokens } from '@balcao/text/wellFormedJson.ts';

export function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Formats JSON on several lines. Returns other text unchanged, such as a form-encoded webhook. */
export function prettyText(text: string): string {
  try {
    return pretty(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Classes of ui/code-block/tokens.css. */
const classes = { name: 't-f', string: 't-s', number: 't-n', keyword: 't-k' } as const;

/** Highlights JSON at run time, because the site's highlighter runs before a sandbox's responses exist. */
export function jsonHtml(json: string): string {
  let html = '';
  let end = 0;
  for (const { kind, start, end: after } of jsonTokens(json)) {
    html += escapeText(json.slice(end, start));
    html += `<span class="${classes[kind]}">${escapeText(json.slice(start, after))}</span>`;
    end = after;
  }
  return html + escapeText(json.slice(end));
}
