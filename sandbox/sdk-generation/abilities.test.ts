import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import control from '@balcao/contract/generated/control.en.json' with { type: 'json' };
import openapi from '@balcao/contract/generated/openapi.en.json' with { type: 'json' };
import { type SdkAbilityId, sdkAbilities } from '@balcao/contract/resources/sdks/abilities.ts';
import type { SdkGenerator } from '@balcao/contract/resources/sdks/languages.ts';
import { knownServers } from '@balcao/contract/resources/sdks/options.ts';
import { webhookActions } from '@balcao/contract/resources/webhooks/events.ts';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { describe, expect, it } from 'vitest';
import { readApi } from './description/readApi.ts';
import { generate } from './generators.ts';
import { drive, journey, messages } from './journeys/expected.ts';
import { eventsIn } from './sdkEvents.ts';
import { clientWords } from './sdkWords.ts';
import { snake } from './text.ts';
import { zipOf } from './zip.ts';

const documents = { payments: openapi, control } as unknown as Record<'payments' | 'control', OpenApiDocument>;

const filesOf = (language: SdkGenerator, api: 'payments' | 'control') =>
  generate({ language, locale: 'en', options: api === 'control' ? { api } : {} }, documents[api], knownServers);

/** Programs in journeys/ that cover an ability, with the names of their results. */
const shownBy: Readonly<Record<SdkAbilityId, readonly string[]>> = {
  package: [],
  types: [],
  refusal: ['journey.refused', 'journey.unknown', 'journey.gateway'],
  servers: ['journey.unsaid'],
  pages: ['journey.walked', 'journey.single'],
  retries: ['journey.steady', 'journey.withoutRetries', 'journey.closed', 'journey.dated', 'journey.patient'],
  http: ['journey.steady', 'journey.dropped'],
  webhooks: ['messages.events', 'messages.signatures', 'drive.webhook'],
  callback: ['messages.callback'],
  form: ['messages.form'],
  hookHash: ['messages.hookHash'],
  badSignature: ['messages.events'],
  sandbox: ['drive.atm', 'drive.faults', 'drive.state'],
};
const results: Readonly<Record<string, object>> = { journey, messages, drive };

const languages = [
  ['typescript', 'mjs'],
  ['php', 'php'],
  ['python', 'py'],
] as const;

/** Identifiers in an entry of the table, such as those of a class and its function. */
const namesIn = (code: string) => code.match(/[A-Za-z_]\w+/g) ?? [];

describe.each(languages)('the client in %s', (language, ending) => {
  const payments = filesOf(language, 'payments');
  const text = (api: 'payments' | 'control') => Object.values(filesOf(language, api)).join('\n');

  it('can do what the table of abilities says, and a program shows it [client.abilities-have-programs]', () => {
    for (const [id, { code }] of Object.entries(sdkAbilities)) {
      const written = code[language];
      const source = text(id === 'sandbox' ? 'control' : 'payments');
      if (id === 'package') {
        expect(Object.keys(payments)).toContain(written);
        continue;
      }
      for (const name of namesIn(written)) expect([id, source.includes(name)]).toEqual([id, true]);
      for (const shown of shownBy[id as SdkAbilityId]) {
        const [program = '', result = ''] = shown.split('.');
        expect([id, Object.keys(results[program] ?? {})]).toEqual([id, expect.arrayContaining([result])]);
        const journeyText = readFileSync(join(import.meta.dirname, 'journeys', `${program}.${ending}`), 'utf8');
        expect([shown, journeyText.includes(result)]).toEqual([shown, true]);
      }
      // The servers are the provider's, but a test program uses the URL of its own sandbox.
      if (id === 'servers' || id === 'types') continue;
      const programs = ['journey', 'messages', 'drive'].map((program) =>
        readFileSync(join(import.meta.dirname, 'journeys', `${program}.${ending}`), 'utf8'),
      );
      const last = namesIn(written).at(-1) ?? '';
      expect([id, programs.some((program) => program.includes(last))]).toEqual([id, true]);
    }
  });

  it('walks through every list [client.walks-through-lists]', () => {
    for (const api of ['payments', 'control'] as const) {
      const source = text(api);
      const lists = readApi(documents[api]).operations.filter(({ answer }) => answer.kind === 'list');
      expect(lists.length).toBeGreaterThan(9);
      const names = lists.map(({ id }) => (language === 'python' ? `${snake(id)}_pages(` : `${id}Pages(`));
      expect(names.filter((name) => !source.includes(name))).toEqual([]);
    }
  });

  it('describes every field of every model, those inside others included', () => {
    for (const api of ['payments', 'control'] as const) {
      const source = plain(text(api));
      for (const { name, fields } of readApi(documents[api]).models) {
        const bare = fields.filter(({ words }) => !words || !source.includes(plain(words)));
        expect([name, bare.map((field) => field.name)]).toEqual([name, []]);
      }
    }
  });

  it('says of every event when it is sent', () => {
    const source = plain(text('payments'));
    const bare = eventsIn(documents.payments).filter(({ words }) => !words || !source.includes(plain(words)));
    expect(bare).toEqual([]);
    expect(eventsIn(documents.payments).map(({ action }) => action)).toEqual(webhookActions);
  });
});

it('zips files with the same day in every time zone, because zip files count in local time', async () => {
  const zip = await zipOf({ 'README.md': '' }, 'client');
  const [time, date] = [new DataView(zip.buffer).getUint16(10, true), new DataView(zip.buffer).getUint16(12, true)];
  expect(time).toBe(0);
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2025, 1, 1]);
});

it('has words that can stand in a quoted text of any language', () => {
  const all = Object.values(clientWords).flatMap((words) => Object.values(words));
  expect(all.filter((text) => /['"`\\$]/.test(text))).toEqual([]);
});

/** Text without comment markers and line breaks. */
const plain = (text: string) => text.replaceAll(/[\s*\\]+/g, ' ').trim();
