import { measureFirstTouch, measureNavigation } from './firstTouch.mjs';
import { measureLoading } from './loading.mjs';

/** Measures a candidate. Each first interaction is on a new page. */
export async function measure(browser, candidate) {
  const figures = await measureLoading(browser, candidate);
  if (!candidate.link) return figures;
  figures['route change, link hovered'] = await measureNavigation(browser, candidate.address, candidate.link, true);
  figures['route change, first touch'] = await measureNavigation(browser, candidate.address, candidate.link, false);
  for (const [name, control] of Object.entries(candidate.controls)) {
    const { delay, blocking } = await measureFirstTouch(browser, candidate.address, control);
    figures[`first touch, ${name}`] = delay;
    figures[`first touch, ${name}, blocking`] = blocking;
  }
  return figures;
}
