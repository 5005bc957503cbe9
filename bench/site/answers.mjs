const longestMilliseconds = 60_000;

/** Has the page note when the answer is painted (observePage.mjs): a waiting locator looks too rarely. */
export async function expectAnswer(page, selector) {
  await page.evaluate((answer) => /** @type {any} */ (window).expectAnswer(answer), selector);
  // The first wait on a page puts 330 KB of the driver's script into it, which must not count as the page's own work.
  await page.waitForFunction(() => true);
}

/** How long a finger rests on a control. */
const pressMilliseconds = 80;

/**
 * Taps the middle of the first visible match. The tap of a locator would lift the finger at once, and listen in the
 * page to where it lands, at the page's cost.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
export async function tap(page, selector) {
  const place = page.locator(selector).filter({ visible: true }).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${selector}`);
  const cdp = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(pressMilliseconds);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** From the touch, when the finger leaves, until the expected answer was painted. */
export async function untilAnswered(page) {
  const delay = await page.waitForFunction(
    () => {
      const { touchedAt, answeredAt } = /** @type {any} */ (window).seen;
      return answeredAt && answeredAt - touchedAt;
    },
    undefined,
    { timeout: longestMilliseconds },
  );
  return delay.jsonValue();
}
