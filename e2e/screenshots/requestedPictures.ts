/** Comma-separated prefixes of the requested names; empty for all. */
const asked = (process.env.SCREENS ?? '').split(',').filter(Boolean);

/** Whether a picture of this page or screen was requested. */
export function isRequested(name: string): boolean {
  return asked.length === 0 || asked.some((beginning) => name.startsWith(beginning));
}
