import { dataBlock, type Program } from './onDemand.ts';

const patienceMilliseconds = 20_000;

const isStyles = (url: string) => url.endsWith('.css');

const running = new Map<Program, Promise<unknown>>();

/** Preloads a file with fetch, because a browser may cache a failed import, but not a failed fetch. */
async function keep(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`${url} responds ${status}`);
}

/** Loads a stylesheet without applying it. */
const addStyles = (href: string) =>
  new Promise<HTMLLinkElement>((resolve, onerror) => {
    const link = document.createElement('link');
    const onload = () => resolve(link);
    document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'not all', href, onload, onerror }));
  });

async function load(program: Program): Promise<unknown> {
  const files = dataBlock().programs[program];
  const scripts = files.filter((url) => !isStyles(url));
  const [styles] = await Promise.all([Promise.all(files.filter(isStyles).map(addStyles)), ...scripts.map(keep)]);
  // Applies all stylesheets at once, because a rule without another file's custom properties would change the page.
  for (const link of styles) link.media = 'all';
  return import(scripts.at(-1) ?? '');
}

const timeout = () =>
  new Promise<never>((_, fail) => setTimeout(fail, patienceMilliseconds, new Error('a program does not come')));

/** Runs a program once. @throws if it fails to load; a later call tries again */
export function runProgram<Exports>(program: Program): Promise<Exports> {
  const run = running.get(program) ?? Promise.race([load(program), timeout()]);
  running.set(program, run);
  run.catch(() => running.delete(program));
  return run as Promise<Exports>;
}

export function prefetchProgram(program: Program): void {
  for (const href of dataBlock().programs[program]) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: isStyles(href) ? 'style' : 'script', href });
    document.head.append(link);
  }
}
