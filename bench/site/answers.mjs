const longestMilliseconds = 60_000;

/** Makes the page record when it paints the answer (observePage.mjs), because a waiting locator polls too rarely. */
export async function expectAnswer(page, selector) {
  await page.evaluate((answer) => /** @type {any} */ (window).expectAnswer(answer), selector);
  // The first wait adds 330 KB of the driver's script to the page, which must not count as work of the page.
  await page.waitForFunction(() => true);
}

const pressMilliseconds = 80;

/**
 * Taps the middle of the first visible match. A locator's tap would end the touch at once, and add a listener to the
 * page, which takes time.
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

/** Time from the end of a touch to the paint of the expected answer. */
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
