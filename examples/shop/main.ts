import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { provider } from './provider.ts';
import { settingsFrom } from './settings.ts';
import { createShop } from './shop.ts';

/** Starts the shop: `npm run shop`, with a sandbox running beside it. */
const settings = settingsFrom(process.env);
const payments = provider(settings);
const shop = createShop(settings, payments);

const files: Record<string, readonly [name: string, type: string]> = {
  '/shop.css': ['shop.css', 'text/css'],
  '/order.js': ['order.js', 'text/javascript'],
};

async function answerTo(request: IncomingMessage) {
  const url = new URL(request.url ?? '/', settings.publicUrl);
  const [name, type] = files[url.pathname] ?? [];
  if (name) return { status: 200, type, content: readFileSync(new URL(name, import.meta.url)) };
  const body = await buffer(request);
  const signature = request.headers['paypay-signature'];
  const asked = { method: request.method ?? 'GET', url, body, signature: String(signature ?? '') };
  const { status, html, text, location } = await shop(asked);
  const kind = html === undefined ? 'text/plain' : 'text/html; charset=utf-8';
  return { status, type: kind, content: html ?? text ?? '', location };
}

const server = createServer(async (request, response) => {
  try {
    const { status, type, content, location } = await answerTo(request);
    response
      .writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) })
      .end(content);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
});

server.listen(settings.port, async () => {
  console.log(`Shop on ${settings.publicUrl}, paid through ${settings.api}`);
  await payments.subscribe().catch((error: Error) => console.error(`No notifications: ${error.message}`));
});
