import { expect, type Page } from '@playwright/test';
import type { Payment } from '../../contract/resources/payments/paymentSchema.ts';
import { provider } from '../../provider.config.ts';
import { sandboxOrigin } from '../tenant.ts';
import { test } from '../workbench/openWorkbench.ts';
import { consoleWords, openAnyConsole, openConsole, slotOf, visitConsole } from './console.ts';
import { locales } from './locales.ts';
import { visit } from './visit.ts';

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test('a payment is sent as it stands, checked, followed to its webhook, and its id is carried to the next call', async ({
  page,
  tenant,
}) => {
  const w = consoleWords.pt;
  const console = await visitConsole(page, 'createPayment', 'pt');
  await expect(console).toBeFocused();
  await expect(console.getByText(`Credenciais: ${tenant.platformCode} · ${tenant.clientId}`)).toBeVisible();
  await console.getByRole('button', { name: w.send, exact: true }).click();

  const answer = console.getByRole('group', { name: 'Resposta', exact: true });
  await expect(answer.getByText('201', { exact: true })).toBeVisible();
  await expect(answer.getByText(w.conforms)).toBeVisible();
  await expect(console.getByRole('status')).toHaveText(/^Resposta 201/);
  const colours = answer.locator('pre [class]');
  const ofNames = await colours.first().evaluate((name) => getComputedStyle(name).color);
  await expect(answer.locator('pre')).not.toHaveCSS('color', ofNames);
  const [, id = ''] = /"id": "(\d+)"/.exec(await answer.locator('pre').innerText()) ?? [];
  const caused = console.getByRole('group', { name: 'Webhooks que o pedido causou' });
  await expect(caused.getByText('payment_confirmed', { exact: true })).toBeVisible();

  await console.getByRole('button', { name: w.close }).click();
  await expect(slotOf(page, 'createPayment').getByRole('button')).toBeFocused();

  const next = await openConsole(page, 'getPayment', 'pt');
  await expect(next.getByLabel(/^id string/)).toHaveValue(id);
  await expect(next.getByText(`GET /payments/${id}`, { exact: true })).toBeVisible();
  await next.getByRole('button', { name: w.send, exact: true }).click();
  const found = next.getByRole('group', { name: 'Resposta', exact: true });
  await expect(found.getByText('200', { exact: true })).toBeVisible();
  await expect(found.locator('pre')).toContainText(`"id": "${id}"`);
});

test('on a phone the call to refund names the reader’s own payment, never a refund, and no button covers its field @full', async ({
  page,
  tenant,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { data } = await tenant.call<Payment>('POST', '/api/payments/references', { amount: 1000 });
  await tenant.call('POST', '/sandbox/atm', { ...data.referenceDetails, amount: 1000 });
  await tenant.call('POST', `/api/payments/${data.id}/refunds`, { amount: 100 });
  const console = await visitConsole(page, 'createRefund', 'es');
  const field = console.getByLabel(/^id string/);
  await expect(field).toHaveValue(data.id);
  await expect(console.getByText(`${data.id}: su último pago que se puede reembolsar.`)).toBeVisible();
  await expect(console.getByText(`POST /payments/${data.id}/refunds`, { exact: true })).toBeVisible();
  const send = console.getByRole('button', { name: consoleWords.es.send, exact: true });
  expect(await send.evaluate((button) => getComputedStyle(button.parentElement ?? button).position)).toBe('static');
});

test('form and JSON are two views of one body, and both say what is wrong with it @full', async ({ page }) => {
  const w = consoleWords.en;
  const console = await visitConsole(page, 'createReference', 'en');
  await console.getByLabel(/^amount integer/).fill('ten');
  await expect(console.getByText('amount must be a whole number; here it is text.')).toBeVisible();
  await console.getByText('optional fields').click();
  await console.getByRole('button', { name: 'Add customUniqueId' }).click();
  await expect(console.getByLabel(/^customUniqueId/)).toBeFocused();
  await console.getByLabel(/^customUniqueId/).fill('ORDER-7');

  await console.getByText('JSON', { exact: true }).click();
  const body = console.getByRole('textbox', { name: 'Body as JSON' });
  await expect(body).toHaveValue('{\n  "amount": "ten",\n  "customUniqueId": "ORDER-7"\n}');
  await body.focus();
  await expect(console.locator('.cm-editor')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('{"amount": 1500');
  await expect(console.getByText('The body is not JSON')).toBeVisible();
  await expect(console.getByRole('link', { name: 'e00219' })).toBeVisible();
  await page.keyboard.type('}');

  await console.getByText('Form', { exact: true }).click();
  await expect(console.getByLabel(/^amount integer/)).toHaveValue('1500');
  await expect(console.getByLabel(/^customUniqueId/)).toHaveCount(0);
  await console.getByRole('button', { name: w.send, exact: true }).click();
  const answer = console.getByRole('group', { name: 'Response', exact: true });
  await expect(answer.getByText('201', { exact: true })).toBeVisible();

  await console.getByLabel(/^amount integer/).fill('1600');
  await console.getByText('History · 1').click();
  await console.getByRole('button', { name: /^Reopen: 201/ }).click();
  await expect(console.getByLabel(/^amount integer/)).toHaveValue('1500');
});

test('keys typed for another server stay in the tab, and its silence is told in clear words @full', async ({
  page,
}) => {
  const w = consoleWords.pt;
  const addresses = addressesOf(page);
  const console = await visitConsole(page, 'createPayment', 'pt');
  await console.getByLabel(w.server).selectOption({ label: 'Testes' });
  await console.getByLabel('Código da plataforma').fill('424242');
  await console.getByLabel('Chave privada').fill('umaChaveSecreta');
  await expect(console.getByText('O servidor não deu a sua descrição')).toBeVisible();
  await console.getByRole('button', { name: w.send, exact: true }).click();
  await expect(console.getByRole('note', { name: 'Ninguém respondeu nesse URL' })).toBeVisible();

  // A reachable server that allows no page to read its responses.
  const headers = { 'Access-Control-Allow-Origin': provider.servers.production };
  await page.route(`${provider.servers.testing}/**`, (route) => route.fulfill({ headers, body: '{}' }));
  await console.getByRole('button', { name: w.send, exact: true }).click();
  const hidden = console.getByRole('note', {
    name: 'O servidor está lá, mas a página não pode ler a resposta',
  });
  await expect(hidden).toBeVisible();

  await expect(console.locator('div[data-option]').first()).toContainText('A_SUA_CHAVE');
  await expect(console.locator('div[data-option]').first()).not.toContainText('umaChaveSecreta');
  const kept = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));
  const holders = Object.entries(kept.session).filter(([, text]) => text.includes('umaChaveSecreta'));
  expect(holders.map(([name]) => name)).toEqual(['balcao.console.keys testing']);
  expect(JSON.stringify(kept.local)).not.toContain('umaChaveSecreta');
  expect(page.url() + addresses.join()).not.toMatch(/umaChaveSecreta|424242/);
});

test('without a sandbox the console says how to start one, and still shows the call as code @full', async ({
  page,
}) => {
  await page.route(`${sandboxOrigin}/**`, (route) => route.abort());
  await visit(page, '/api', 'es');
  const console = await openAnyConsole(page, 'createPayment', 'es');
  await expect(console.getByText('Ningún sandbox ha respondido.')).toBeVisible();
  await expect(console.getByText('npm start')).toBeVisible();
  await expect(console.locator('div[data-option]').first()).toContainText('curl');

  await page.unroute(`${sandboxOrigin}/**`);
  await console.getByRole('button', { name: consoleWords.es.again }).click();
  await expect(console.getByText('Ningún sandbox ha respondido.')).toBeHidden();
});

test('a console some part of which does not arrive leaves the page as it is and can be asked for again @full', async ({
  page,
}) => {
  // Blocks only the console's own files, which are otherwise prefetched, and not the islands.
  const needed = '**/assets/islands/OperationConsole-*.mjs';
  await page.route(needed, (route) => route.abort());
  await visit(page, '/api', 'en');
  const slot = slotOf(page, 'listErrors');
  await slot.getByRole('button', { name: locales.en.try }).click();
  await expect(slot.getByText('The console could not be loaded.')).toBeVisible();
  await page.unroute(needed);
  await slot.getByRole('button', { name: 'Retry' }).click();
  await expect(slot.getByRole('region', { name: consoleWords.en.title })).toBeVisible();
});

test('at the reference of the sandbox the console offers sandboxes alone, and sends nothing where the testing server is chosen @full', async ({
  page,
}) => {
  const w = consoleWords.en;
  const addresses = addressesOf(page);
  await visit(page, '/sandbox-api', 'en');
  const open = await openConsole(page, 'getClock', 'en', '/sandbox');
  const names = await open.getByLabel(w.server, { exact: true }).locator('option').allTextContents();
  expect(names).not.toContain('Testing');
  expect(names).not.toContain('Production');

  await page.evaluate(() => localStorage.setItem('balcao.destination', JSON.stringify({ kind: 'testing' })));
  await page.reload();
  const closed = await openAnyConsole(page, 'getClock', 'en');
  await expect(closed.getByText('has no simulators')).toBeVisible();
  const send = closed.getByRole('button', { name: w.send, exact: true });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await send.click({ force: true });
  const origins = addresses.map((address) => new URL(address).origin);
  const { testing, production } = provider.servers;
  for (const server of [testing, production]) expect(origins).not.toContain(new URL(server).origin);
  expect(origins).toContain(sandboxOrigin);
});
