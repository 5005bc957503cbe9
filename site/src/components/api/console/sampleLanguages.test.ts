import { requestParts } from '@balcao/reference/console/send/wireRequest.ts';
import { operationOf } from '@balcao/reference/console/testing.ts';
import { words } from '@balcao/workbench/words/en.ts';
import { expect, test } from 'vitest';
import { provider } from '../../../../../provider.config.ts';
import { sampleLanguages } from './sampleLanguages.ts';

const { placeholders } = words.destination;
const keys = { user: '0001', password: 'aKeyOfMyOwn', values: { 'PayPay-ClientId': '999999990' } };
const draft = { parameters: {}, text: '{"amount": 1000}' };

const written = (origin: string, given: boolean) => {
  const url = `${origin}/api`;
  const call = requestParts(operationOf('createReference'), draft, url);
  const server = { id: 'x', name: 'X', url, given };
  return sampleLanguages(placeholders)(call, { amount: 1000 }, keys, server).map(({ code }) => code);
};

test('code for a sandbox is complete: its URL, its test keys, the body', () => {
  for (const code of written('http://localhost:4321', true)) {
    expect(code).toContain('http://localhost:4321/api');
    expect(code).toContain('aKeyOfMyOwn');
    expect(code).toContain('1000');
  }
});

test('code for another server never holds a typed key', () => {
  for (const code of written(provider.servers.production, false)) {
    expect(code).toContain(`${provider.servers.production}/api`);
    expect(code).not.toContain('aKeyOfMyOwn');
    expect(code).toContain(placeholders.privateKey);
  }
});
