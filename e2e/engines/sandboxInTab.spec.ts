import { seed } from '@balcao/contract/scenarios/seed.ts';
import { guidePath, locales } from '../site/locales.ts';
import { test } from './test.ts';

const { try: open, words } = locales.pt;
const panel = '[data-live-panel=payment]';

test('the sandbox of the tab makes a reference under the policy of the pages, and still has it after a reload', async ({
  reader,
}) => {
  await reader.opens(guidePath);
  await reader.finds(`(localStorage.setItem('balcao.destination', '{"kind":"tab"}'), true)`);
  await reader.opens(`${guidePath}?in-tab`);
  await reader.presses(`${panel} button`, open);
  await reader.sees(`${panel} header span`, words.mode.inTab);
  await reader.presses(`${panel} button`, words.device.atm.create);
  await reader.sees(`${panel} form`, words.atm.machine);
  await reader.opens(guidePath);
  await reader.presses(`${panel} button`, open);
  await reader.sees(`${panel} header span`, words.mode.inTab);
  await reader.finds(`(globalThis.newest = '', true)`);
  await reader.finds(`(fetch('/sandbox-in-tab/api/payments', { headers: {
    Authorization: 'Basic ' + btoa('${seed.platform.code}:${seed.platform.privateKey}'),
    'PayPay-ClientId': '${seed.entity.clientId}',
  } }).then((response) => response.json()).then(({ data }) => { globalThis.newest = data[0].code }), newest === 'REF-0042')`);
});
