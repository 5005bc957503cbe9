import { stripVTControlCharacters } from 'node:util';
import { escapeText } from '@balcao/text/escape.ts';
import { lineOf } from '../pages/inSource.ts';

/** Properties that Vite adds to an error in a source. */
interface SourceError extends Error {
  id?: string;
  loc?: { file?: string; line: number; column: number };
  frame?: string;
}

/** Stack without the message, which may span several lines. */
const framesIn = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');

/** First file of the repository in a stack or a parser's message. */
const firstPlace = (text: string) =>
  /\(?((?:\/|\w:|\b(?:site|contract|ui|workbench|text)\/)[^()\s]*?:\d+:\d+)\)?/.exec(
    text.replace(/.*node_modules.*/g, ''),
  )?.[1];

function importPlace(message: string): string | undefined {
  const [, url, file] = /^Failed to load url (\S+) .*? in (.+)\. Does the file exist/.exec(message) ?? [];
  const line = url && file && lineOf(file, [url]);
  return line ? `${file}:${line}` : file;
}

/** Describes an error in the sources: message, file and line, and the surrounding lines. */
export function problemOf(error: unknown): { message: string; place: string; around: string } {
  const { message: told = String(error), loc, id, frame = '', stack = '' } = error as Partial<SourceError>;
  const message = stripVTControlCharacters(told);
  const place = loc
    ? `${loc.file ?? id}:${loc.line}:${loc.column}`
    : (importPlace(message) ?? firstPlace(message) ?? id ?? firstPlace(stack) ?? '');
  return { message, place, around: stripVTControlCharacters(frame || framesIn(stack)) };
}

export function errorPage(error: unknown): string {
  const { message, place, around } = problemOf(error);
  const [first = '', ...others] = message.split('\n');
  return [
    '<!doctype html><meta charset="utf-8"><title>Error</title>',
    '<style>body{font:16px/1.5 sans-serif;margin:3rem;max-width:60rem}pre{white-space:pre-wrap}</style>',
    `<h1>${escapeText(first)}</h1><p><code>${escapeText(place)}</code></p>`,
    `<pre>${escapeText([...others, around].join('\n'))}</pre>`,
  ].join('');
}
