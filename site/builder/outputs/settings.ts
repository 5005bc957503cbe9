import { readFileSync } from 'node:fs';
import { at } from '../vite/paths.ts';

/** What a browser is told of the sandbox, as it is without a server beside the site. */
export const settings = JSON.parse(readFileSync(at('site/static/runtime.json'), 'utf8')) as {
  sandboxUrl: string;
};
