import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, test } from 'vitest';
import { settingsFrom } from '../run/settings.mjs';
import { firstCall, startMessage } from './startMessage.mjs';

const settings = settingsFrom({ SITE_PORT: '3001', SANDBOX_PORT: '4001' });

test('shows addresses and seeded credentials', () => {
  const text = startMessage(settings, seed, { siteReady: true, onWindows: false });
  const parts = ['http://localhost:3001', 'http://localhost:4001/api', '0001', 'balcaoSandboxKey01', '999999990'];
  for (const part of parts) expect(text).toContain(part);
});

test.each([
  ['', 'The sandbox is local: for this machine only, and its keys are public.'],
  ['0.0.0.0', 'The sandbox listens on 0.0.0.0, for other machines too, and its keys are public.'],
])('with HOST=%s says who can connect', (host, sentence) => {
  const text = startMessage(settingsFrom({ HOST: host }), seed, { siteReady: true, onWindows: false });
  expect(text).toContain(sentence);
});

test('shows the site where SITE_URL says that it is [npm-start.shows-site-url]', () => {
  const { siteUrl } = settingsFrom({ SITE_URL: 'https://docs.example/' });
  expect(siteUrl).toBe('https://docs.example');
  const text = startMessage({ ...settings, siteUrl }, seed, { siteReady: true, onWindows: false });
  expect(text).toContain('https://docs.example/es');
});

test('says so when there is no site', () => {
  const text = startMessage(settings, seed, { siteReady: false, onWindows: false });
  expect(text).toContain('could not be built');
  expect(text).not.toContain('http://localhost:3001');
});

test('gives a call that a POSIX shell takes as it stands', () => {
  expect(firstCall(settings.sandboxUrl, seed, false)).toBe(
    [
      'curl http://localhost:4001/api/payments/references \\',
      '-u 0001:balcaoSandboxKey01 \\',
      '-H "PayPay-ClientId: 999999990" \\',
      '-H "Content-Type: application/json" \\',
      `-d '{"amount":1000,"availableMethods":[{"code":"MB"}]}'`,
    ].join('\n  '),
  );
});

test('gives one line with escaped double quotes on Windows', () => {
  const call = firstCall(settings.sandboxUrl, seed, true);
  expect(call).not.toContain('\n');
  expect(call).toContain(`-d "{\\"amount\\":1000,\\"availableMethods\\":[{\\"code\\":\\"MB\\"}]}"`);
});
