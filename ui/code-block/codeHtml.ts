import { escapeText } from '@balcao/text/escape.ts';

const words =
  'await|const|echo|else|exit|final|for|from|function|if|import|let|new|null|None|print|public|return|static|true|True|false|False|try|var|void';
const token = new RegExp(String.raw`("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\b(\d[\d_.]*)\b|\b(${words})\b|(\$\w+)`, 'g');

/** Highlights code at run time, because the values that the reader types are unknown at build time. */
export function codeHtml(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const [whole, text, number, word] = match;
    const kind = text ? 't-s' : number ? 't-n' : word ? 't-k' : 't-f';
    html += `${escapeText(code.slice(end, match.index))}<span class="${kind}">${escapeText(whole)}</span>`;
    end = match.index + whole.length;
  }
  return html + escapeText(code.slice(end));
}
