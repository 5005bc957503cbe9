import { expect, test } from '@playwright/test';
import { guidePath, locales } from '../site/locales.ts';
import { visit } from '../site/visit.ts';
import { words } from '../workbench/openWorkbench.ts';
import { pagesOfRun } from './livePages.ts';
import { openMenu, openPrivateSandbox } from './openDestination.ts';

for (const { path, locale } of pagesOfRun('panel="run"')) {
  test(`the examples on ${path} run as recorded in a private sandbox, in ${locale} [live-panel.runs-in-private-sandbox]`, async ({
    page,
  }) => {
    const { play } = words[locale];
    await visit(page, path, locale);
    const panels = await page.locator('[data-live-panel="run"]').all();
    expect(panels.length).toBeGreaterThan(0);
    for (const panel of panels) {
      const opener = panel.getByRole('button', { name: locales[locale].try, exact: true });
      // Scrolls first, like a reader, because content above gets its layout on the way.
      await opener.scrollIntoViewIfNeeded();
      await opener.click();
      const opened = page.waitForResponse(
        (answer) => answer.url().endsWith('/sandbox/tenants') && answer.request().method() === 'POST',
      );
      await openMenu(panel, locale);
      await panel.getByRole('button', { name: play.where.open }).click();
      // The previous sandbox is private too, so the new one is recognised by its platform.
      const { data } = await (await opened).json();
      await expect(panel.getByText(data.platformCode, { exact: true }).first()).toBeVisible();
      const steps = await panel.getByRole('list', { name: play.steps }).getByRole('listitem').count();
      await panel.getByRole('button', { name: play.runAll, exact: true }).click();
      await expect(panel.getByText(play.outcome.recorded(steps))).toBeVisible({ timeout: 30_000 });
    }
  });
}

test('without a sandbox an example is replayed, labelled as a recording, and says how to start one [live-panel.recording-without-sandbox]', async ({
  page,
}) => {
  await page.route('**/runtime.json', (route) => route.fulfill({ json: { sandboxUrl: 'http://localhost:1' } }));
  const { play, shared } = words.es;
  await visit(page, guidePath, 'es');
  const panel = page.locator('[data-live-panel="run"]').first();
  await panel.getByRole('button', { name: locales.es.try, exact: true }).click();
  await expect(panel.getByText(shared.mode.recordingTitle)).toBeVisible();
  await expect(panel.getByText(shared.mode.command, { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: play.runAll, exact: true }).click();
  await expect(panel.getByText(/repitieron desde la grabación/)).toBeVisible();
});

test('a step brings along those it needs, and a step whose sandbox is gone says so and loses nothing @full', async ({
  page,
}) => {
  const { play, shared } = words.en;
  await visit(page, guidePath, 'en');
  const panel = page.locator('[data-live-panel="run"]').first();
  await panel.getByRole('button', { name: locales.en.try, exact: true }).click();
  await openPrivateSandbox(panel, 'en');
  const steps = panel.getByRole('list', { name: play.steps }).getByRole('listitem');
  await steps.first().getByRole('button').first().click();
  await expect(steps.first().getByText(play.asRecorded)).toBeVisible();
  await page.route(/\/(api|sandbox)\//, (route) => route.abort());
  await steps.nth(1).getByRole('button').first().click();
  await expect(steps.nth(1).getByText(shared.networkFailure.unreachable)).toBeVisible();
  await expect(steps.first().getByText(play.asRecorded)).toBeVisible();
});

test('calls of one operation are told apart by the refusal each is there to show [live-panel.calls-named-by-refusal]', async ({
  page,
}) => {
  const { play } = words.es;
  await visit(page, '/docs/guides/authentication', 'es');
  const panel = page.locator('[data-live-panel="run"]');
  await panel.getByRole('button', { name: locales.es.try, exact: true }).click();
  const steps = panel.getByRole('list', { name: play.steps }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).not.toContainText(play.refusal(''));
  await expect(steps.nth(1)).toContainText(play.refusal('e00102'));
  await expect(steps.nth(2)).toContainText(play.refusal('e00101'));
});
