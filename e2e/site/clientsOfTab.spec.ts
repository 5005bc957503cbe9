import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import { sdkApis } from '@balcao/contract/resources/sdks/options.ts';
import { expect, test } from '@playwright/test';
import { siteFolder } from '../../tools/run/build.mjs';
import { openTab } from './openTab.ts';
import { staticHost } from './staticHost.ts';

test('the sandbox of the tab generates each client', async ({ page }) => {
  const host = await staticHost(siteFolder, '/', 'endings');
  await openTab(page, host.origin);
  const kinds = Object.keys(ownSdkLanguages).flatMap((language) =>
    ['PT', 'ES', 'EN'].flatMap((locale) =>
      Object.keys(sdkApis).map((api) => [language, locale, api] as const),
    ),
  );
  const sizes = await page.evaluate(
    ([origin, kinds]) =>
      Promise.all(
        kinds.map(async ([language, locale, api]) => {
          const made = await fetch(`${origin}/api/sdks/${language}`, {
            method: 'POST',
            headers: { 'Accept-Language': locale, 'Content-Type': 'application/json' },
            body: JSON.stringify({ options: { api } }),
          });
          const zip = await fetch((await made.json()).data.link);
          return zip.ok ? (await zip.arrayBuffer()).byteLength : 0;
        }),
      ),
    [`${host.origin}/sandbox-in-tab`, kinds] as const,
  );
  expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  await host.close();
});
