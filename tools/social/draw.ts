import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeText } from '@balcao/text/escape.ts';
import { type TileName, tiles } from '@balcao/ui/azulejo/tiles.ts';
import { chromium } from '@playwright/test';
import { at } from '../run/paths.mjs';
import { chromiumSwitches } from '../test/chromiumSwitches.mjs';
import { requirements } from '../test/requirements.mjs';
import { cards, pictureContent, type SocialCard, size } from './cards.ts';

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

function strokes(tile: TileName): string {
  const quarter = [
    `<path d="${tiles[tile].fills}" fill="currentColor" opacity=".32"/>`,
    `<path d="${tiles[tile].lines}" fill="none" stroke="currentColor" stroke-width="1.4"/>`,
  ].join('');
  return [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 32 32)">${quarter}</g>`).join('');
}

function cardHtml({ tile, brand, title, lines }: SocialCard): string {
  const font = readFileSync(at('ui', 'font', 'figtree-latin.woff2')).toString('base64');
  const tokens = readFileSync(at('ui', 'tokens.css'), 'utf8');
  return `<!doctype html><meta charset="utf-8"><style>${tokens}
    @font-face { font-family: Figtree; font-weight: 400 800; src: url(data:font/woff2;base64,${font}); }
    body { margin: 0; width: ${size.width}px; height: ${size.height}px; overflow: hidden; position: relative;
      background: var(--paper); color: var(--text); font-family: Figtree; }
    svg { color: var(--primary); display: block; }
    .wall { position: absolute; inset: 0 0 0 auto; width: 420px; background: var(--primary); }
    .wall svg { color: var(--on-primary); }
    main { position: absolute; inset: 0 420px 0 0; padding: 72px 0 72px 76px; display: flex; flex-direction: column; }
    .brand { display: flex; align-items: center; gap: 22px; font-size: 46px; font-weight: 800; letter-spacing: -.02em; }
    .mark { width: 76px; height: 76px; border-radius: 10px; background: var(--primary); overflow: hidden; }
    .mark svg { color: var(--on-primary); }
    h1 { font-size: 80px; font-weight: 780; letter-spacing: -.035em; line-height: 1.02; margin: auto 0 30px; }
    p { color: var(--primary); font: 600 30px/1.5 "DejaVu Sans Mono", monospace; margin: 0; }
    p + p { color: var(--confirmed); }
  </style>
  <div class="wall"><svg width="100%" height="100%">
    <pattern id="tile" width="105" height="105" patternUnits="userSpaceOnUse" viewBox="0 0 64 64">${strokes(tile)}</pattern>
    <rect width="100%" height="100%" fill="url(#tile)"/></svg></div>
  <main><div class="brand"><span class="mark"><svg viewBox="0 0 64 64">${strokes('star')}</svg></span>${escapeText(brand)}</div>
    <h1>${escapeText(title).replace(' ', '<br>')}</h1>
    ${lines.map((line) => `<p>${escapeText(line)}</p>`).join('')}</main>`;
}
