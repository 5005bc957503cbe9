import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { at } from '../run/paths.mjs';
import { chromiumSwitches } from '../test/chromiumSwitches.mjs';
import { requirements } from '../test/requirements.mjs';
import { cards, pictureContent, size } from './cards.ts';
import { cardHtml } from './drawing.ts';

const folder = at('site', 'static', 'img', 'social');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: requirements.chromium.find(),
  args: chromiumSwitches,
});
const page = await browser.newPage({ viewport: size });
for (const [name, card] of Object.entries(cards)) {
  await page.setContent(cardHtml(card));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
await browser.close();
writeFileSync(at('tools', 'social', 'drawn.json'), `${JSON.stringify({ drawnFrom: pictureContent() }, null, 2)}\n`);
