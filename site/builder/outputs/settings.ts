import { readFileSync } from 'node:fs';
import { at } from '../vite/paths.ts';

/** Runtime settings of a static site, without a server. */
export const settings = JSON.parse(readFileSync(at('site/static/runtime.json'), 'utf8')) as {
  sandboxUrl: string;
};
