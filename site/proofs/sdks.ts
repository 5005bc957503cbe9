import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import { operations } from '@balcao/contract/operations.ts';
import { ownSdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import type { SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import { generatorInstall } from '@balcao/contract/resources/sdks/sdkRefusals.ts';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { provider } from '../../provider.config.ts';
import { simulatedGenerator } from '../../sandbox/testing/simulatedGenerator.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import {
  download,
  filesOf,
  make,
  nobody,
  repeatsNoCommand,
  repeatsOnlyWhatIsSafe,
  textOf,
} from './verbs/sdk-clients.ts';

const languages = Object.keys(ownSdkLanguages);

const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Matches the manifest of a client with dependencies. */
const dependencies = /"dependencies"\s*:\s*\{\s*"|"require"\s*:\s*\{[^}]*"[\w-]+\/|^dependencies\s*=\s*\[\s*"/m;

const missingIn = (text: string, language: string, api: object) =>
  Object.keys(api).filter((id) => {
    const name = language === 'python' ? snake(id) : id;
    return !new RegExp(`(function|def|async) ${name}\\(`).test(text);
  });

export default proofs('sdks', {
  'client-has-every-operation': async (world) => {
    for (const language of languages) {
      expect([language, missingIn(await textOf(world, language), language, operations)]).toEqual([language, []]);
      const control = await filesOf(world, language, { api: 'control' });
      const text = Object.values(control).join('\n');
      expect([language, missingIn(text, language, controlOperations)]).toEqual([language, []]);
      for (const server of Object.values(provider.servers)) expect(text).not.toContain(server);
      for (const path of Object.keys(control)) expect(path).toMatch(/^[a-z]+-sandbox\//);
    }
  },
  'comments-are-in-the-language-asked': async (world) => {
    const { code, privateKey, clientId } = world.merchant;
    const firsts = ['Primeira chamada', 'Primera llamada', 'First call'];
    for (const language of languages) {
      const { status, data } = await make(world, language);
      expect([status, data.code.startsWith(language)]).toEqual([200, true]);
      expect((await download(world, data)).length).toBeLessThan(150_000);
      for (const [n, locale] of ['PT', 'ES', 'EN'].entries()) {
        const text = await textOf(world, language, undefined, locale);
        expect(firsts.map((first) => text.includes(first))).toEqual(firsts.map((_, m) => m === n));
        expect(text).not.toMatch(dependencies);
        for (const own of [code, privateKey, clientId]) expect(text).toContain(own);
      }
    }
  },
  'other-languages-need-a-generator': async (world) => {
    const { refusals, body } = await sendRecorded(world, 'sdks/refused', 'no-generator');
    expect(refusals).toEqual(['502 e00400']);
    expect(body.error?.errors[0]?.msg).toContain(generatorInstall);
    const helped = await openTestSandbox({ sqlite: ':memory:' }, { sdkGenerator: simulatedGenerator });
    expect((await make(helped, 'kotlin')).data.link).toContain('generator.example');
    await helped.close();
  },
  'link-lasts-and-gives-the-same': async (world) => {
    const { data } = await make(world, 'python', { packageName: 'loja' });
    const first = await download(world, data);
    expect(Object.keys(unzipSync(first)).length).toBeGreaterThan(2);
    await world.pass(10 * 365 * 86_400);
    await world.api.post('/sandbox/reset');
    expect(await download(world, data)).toEqual(first);
    const elsewhere = await openTestSandbox({ sqlite: ':memory:' });
    const answer = await elsewhere.sandbox.fetch(new Request(data.link));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(first);
    await elsewhere.close();
  },
  'javascript-is-the-typescript-package': async (world) => {
    const files = await filesOf(world, 'typescript');
    for (const file of ['index.js', 'index.d.ts']) expect(files).toHaveProperty([`typescript-client/dist/${file}`]);
    expect(await filesOf(world, 'javascript')).toEqual(files);
  },
  'client-repeats-only-what-is-safe': async (world) => repeatsOnlyWhatIsSafe(await filesOf(world, 'javascript')),
  'control-client-repeats-no-command': async (world) =>
    repeatsNoCommand(await filesOf(world, 'javascript', { api: 'control' })),
  'options-change-what-they-name': async (world) => {
    for (const language of languages) {
      const { data } = await world.api.get<SdkOptions>(`/api/sdks/${language}/options`, nobody);
      const names = Object.keys(data).join(' ');
      for (const name of [/name|package/i, /version/i, /defaultServer/]) expect(names).toMatch(name);
      expect(data.api?.enum).toEqual({ payments: '/api', control: '/sandbox' });
    }
    const [plain, named, served] = [
      await textOf(world, 'python'),
      await textOf(world, 'python', { packageName: 'loja_pagamentos' }),
      await textOf(world, 'python', { defaultServer: 'production' }),
    ];
    const version = /^version = .*$/m;
    expect(named).toContain('from loja_pagamentos import');
    expect(version.exec(named)?.[0]).toBe(version.exec(plain)?.[0] ?? 'no version');
    expect(served).toContain('base_url: str = SERVERS["production"]');
    expect(plain).not.toContain('base_url: str = ');
  },
  'unknown-option-is-refused': async (world) => {
    const { status, body } = await sendRecorded(world, 'sdks/refused', 'unknown-option');
    expect(status).toBe(422);
    const { data } = await world.api.get<SdkOptions>('/api/sdks/php/options', nobody);
    for (const name of Object.keys(data)) expect(body.error?.errors[0]?.msg).toContain(name);
  },
});
