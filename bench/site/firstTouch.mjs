import { expectAnswer, tap, untilAnswered } from './answers.mjs';
import { blockingSince, observationsOn } from './loading.mjs';
import { visit } from './visit.mjs';

const longestMilliseconds = 60_000;

/** Measures an interaction with an idle page: the time until the response is painted, and the blocking time. */
export async function measureFirstTouch(browser, address, { target, key, answer }) {
  const { context, page, atRest } = await visit(browser, address);
  await expectAnswer(page, answer);
  if (target) await tap(page, target);
  if (key) await page.keyboard.press(key);
  const delay = await untilAnswered(page);
  await atRest();
  const seen = await observationsOn(page);
  await context.close();
  return { delay, blocking: blockingSince(seen, seen.touchedAt ?? Number.NaN) };
}

/** Time from a click on a link, hovered before or not, until the title of its page is painted. */
export async function measureNavigation(browser, address, link, isHovered) {
  const { context, page, atRest } = await visit(browser, address, { title: link.title });
  const place = page.locator(`main a[href^="${link.path}"]`).first();
  if (isHovered) {
    await page.mouse.move(200, 400);
    await atRest();
    await place.hover();
    await atRest();
    await place.click();
  } else {
    await place.tap();
  }
  await page.waitForFunction(() => sessionStorage.getItem('shown'), undefined, {
    timeout: longestMilliseconds,
  });
  const [clicked, shown] = await page.evaluate(() =>
    ['clicked', 'shown'].map((name) => Number(sessionStorage.getItem(name))),
  );
  await context.close();
  return Number(shown) - Number(clicked);
}
