/** Names of what is installed, shared by all scripts of a page: its inline script and those of the application. */
const installed = Symbol.for('balcao.behaviour');

/** Installs listeners of the whole document once, however many scripts of a page ask for it. */
export function installOnce(name: string, install: () => void): void {
  const holder = document as Document & { [installed]?: Set<string> };
  holder[installed] ??= new Set();
  if (holder[installed].has(name)) return;
  holder[installed].add(name);
  install();
}
