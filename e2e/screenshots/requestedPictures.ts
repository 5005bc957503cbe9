/** Beginnings of the names that are asked for, with commas between them; empty for all. */
const asked = (process.env.SCREENS ?? '').split(',').filter(Boolean);

/** Whether a picture of this page or screen was asked for. */
export function isRequested(name: string): boolean {
  return asked.length === 0 || asked.some((beginning) => name.startsWith(beginning));
}
