import { styleText } from 'node:util';
import { plainLine } from './plain.ts';

type Style = Parameters<typeof styleText>[0];

/** Whether a terminal shows what is written, and its owner wants colours (no-color.org). */
const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** A text in a style of the terminal, on one line, or without the style where no colours are wanted. */
export const styled = (style: Style, text: string) =>
  isColoured ? styleText(style, plainLine(text)) : plainLine(text);
