import { controlOperations } from '@balcao/contract/control/operations.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { ownSdkLanguages, sdkLanguages } from '@balcao/contract/resources/sdks/languages.ts';
import type { Sdk, SdkOptions } from '@balcao/contract/resources/sdks/operations.ts';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { provider } from '../../provider.config.ts';
import { simulatedGenerator } from '../../sandbox/testing/simulatedGenerator.ts';
import { openTestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import { download, filesOf, make, nobody, textOf } from './verbs/sdks-clientFiles.ts';
import { repeatsNoCommand, repeatsOnlyWhatIsSafe } from './verbs/sdks-retries.ts';

const languages = Object.keys(ownSdkLanguages);

const snake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What the client's own package says that it depends on, or would fetch. */
const dependencies =
  /"dependencies"\s*:\s*\{\s*"|"require"\s*:\s*\{[^}]*"[\w-]+\/|^dependencies\s*=\s*\[\s*"/m;

export default proofs('sdks', {
  // ---- top
  // “Peça à própria API um cliente na sua linguagem: cada operação é um método, as credenciais escrevem-se uma vez, e a assinatura dos webhooks já vem verificada.”
  'top-1': async (world) => {
    for (const language of languages) {
      const text = await textOf(world, language);
      const names = Object.keys(operations).flatMap((id) => (language === 'python' ? [snake(id)] : [id]));
      const missing = names.filter((name) => !new RegExp(`(function|def|async) ${name}\\(`).test(text));
      expect([language, missing]).toEqual([language, []]);
      expect(text).toMatch(/sha256/i);
    }
  },
  // ---- languages
  // “Estas são geradas pela própria sandbox.”
  'languages-1': async (world) => {
    for (const language of languages) expect((await make(world, language)).status).toBe(200);
  },
  // “São clientes pequenos, sem dependências, com os comentários no idioma de Accept-Language:”
  'languages-2': async (world) => {
    for (const language of languages) {
      const { data } = await make(world, language);
      expect((await download(world, data)).length).toBeLessThan(150_000);
      const spoken = await Promise.all(
        ['PT', 'ES', 'EN'].map((locale) => textOf(world, language, undefined, locale)),
      );
      const firsts = ['Primeira chamada', 'Primera llamada', 'First call'];
      for (const [n, text] of spoken.entries()) {
        expect(firsts.map((first) => text.includes(first))).toEqual(firsts.map((_, m) => m === n));
        expect(text).not.toMatch(dependencies);
      }
    }
  },
  // “A API conhece dezenas de outras linguagens e frameworks.”
  'languages-3': () => {
    const others = sdkLanguages.filter((language) => !languages.includes(language));
    expect(others.length).toBeGreaterThan(24);
  },
  // “Essas são feitas por um serviço OpenAPI Generator e precisam de um: diga onde está na variável SDK_GENERATOR_URL, antes de arrancar a sandbox.”
  // “Sem ele, a resposta diz o que falta:”
  'languages-4': async (world) => {
    const { refusals, body } = await sendRecorded(world, 'sdks/refused', 'no-generator');
    expect(refusals).toEqual(['502 e00400']);
    expect(body.error?.errors[0]?.msg).toContain('SDK_GENERATOR_URL');
    const helped = await openTestSandbox({ sqlite: ':memory:' }, { sdkGenerator: simulatedGenerator });
    expect((await make(helped, 'kotlin')).data.link).toContain('generator.example');
    await helped.close();
  },
  // ---- generate
  // “Chame createSdk, que não precisa de credenciais.”
  // “Para outra linguagem, troque python no URL:”
  'generate-1': async (world) => {
    const { data } = await sendRecorded<Sdk>(world, 'sdks/generate', 'plain');
    expect(data.code).toMatch(/^python/);
    for (const language of languages)
      expect((await make(world, language)).data.code.startsWith(language)).toBe(true);
  },
  // “Descarregue o ficheiro de link e descomprima-o.”
  // “A ligação não expira: o código que leva diz tudo sobre o SDK, que é feito de novo a cada descarga e sai sempre igual.”
  'generate-2': async (world) => {
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
  // ---- install
  // “O pacote de TypeScript é também o de JavaScript: traz o código pronto em dist e os tipos ao lado.”
  'install-1': async (world) => {
    const files = await filesOf(world, 'typescript');
    expect(Object.keys(files)).toContain('typescript-client/dist/index.js');
    expect(Object.keys(files)).toContain('typescript-client/dist/index.d.ts');
    expect(await filesOf(world, 'javascript')).toEqual(files);
  },
  // ---- first-call
  // “As credenciais são as da sandbox.”
  'first-call-1': async (world) => {
    const { code, privateKey, clientId } = world.merchant;
    for (const language of languages) {
      const text = await textOf(world, language);
      for (const own of [code, privateKey, clientId]) expect(text).toContain(own);
    }
  },
  // ---- pages
  // “Ordene por createdAt crescente: com os mais novos primeiro, um pagamento criado entretanto empurra os outros para a página seguinte, e um deles vem duas vezes.”
  'pages-1': async (world) => {
    const page = async (sort: string, n: number) =>
      (await world.api.get<Payment[]>(`/api/payments?sort=${sort}&limit=5&page=${n}`)).data.map(
        ({ id }) => id,
      );
    for (const [sort, twice] of [
      ['createdAt', 0],
      ['-createdAt', 1],
    ] as const) {
      const first = await page(sort, 1);
      world.clock.at += 60_000;
      await world.charge();
      const second = await page(sort, 2);
      expect([sort, second.filter((id) => first.includes(id)).length]).toEqual([sort, twice]);
    }
  },
  // ---- transport
  // “O cliente não repete nada se não o pedir.”
  // “Com retries, repete o que ficou sem resposta ou recebeu 429, 500, 502, 503 ou 504, com uma pausa que cresce até um minuto, ou a de Retry-After se for maior.”
  // “Se Retry-After pede mais de um minuto, não espera nem repete: recebe o erro, que diz quantos segundos.”
  // “Só se repete o que não se faz duas vezes:”
  // “As leituras.”
  // “createPayment e createReference com customUniqueId, createProcessedPayment, createEntity, e createCustomer com customerId.”
  // “Reembolsos, capturas, checkouts, subscrições e alterações nunca se repetem sozinhos: veja primeiro o que ficou feito.”
  // “A função que envia cada pedido também se troca, para registar as chamadas, passar por um proxy ou fazer testes sem rede.”
  'transport-1': async (world) => repeatsOnlyWhatIsSafe(await filesOf(world, 'javascript')),
  // ---- sandbox
  // “Peça também o cliente dos comandos da sandbox (/sandbox), com a opção api:”
  'sandbox-1': async (world) => {
    const { data } = await sendRecorded<Sdk>(world, 'sdks/generate', 'control');
    const files = Object.keys(unzipSync(await download(world, data)));
    expect(files.every((path) => path.startsWith('python-sandbox/'))).toBe(true);
  },
  // “Há um método para cada comando da sandbox: caixa Multibanco, telefone, cartões, terminais, relógio, falhas, modos de falha, entregas, cópias e sandboxes privadas.”
  // “Só chama uma sandbox: não conhece o servidor de testes nem o de produção.”
  'sandbox-2': async (world) => {
    for (const language of languages) {
      const text = await textOf(world, language, { api: 'control' });
      const ids = Object.keys(controlOperations);
      const names = language === 'python' ? ids.map(snake) : ids;
      const missing = names.filter((name) => !new RegExp(`(function|def|async) ${name}\\(`).test(text));
      expect([language, missing]).toEqual([language, []]);
      for (const server of Object.values(provider.servers)) expect(text).not.toContain(server);
    }
  },
  // “Com retries repete as leituras, e nunca um comando.”
  'sandbox-3': async (world) => repeatsNoCommand(await filesOf(world, 'javascript', { api: 'control' })),
  // ---- options
  // “Cada linguagem tem as suas opções: o nome do pacote, a versão, o servidor que o cliente chama se não lhe disser outro (sem esta opção, nenhum), a API de que é cliente.”
  // “Pergunte quais são com listSdkOptions:”
  'options-1': async (world) => {
    const shown = await sendRecorded<SdkOptions>(world, 'sdks/generate', 'options');
    expect(Object.keys(shown.data)).toContain('packageName');
    for (const language of languages) {
      const { data } = await world.api.get<SdkOptions>(`/api/sdks/${language}/options`, nobody);
      const names = Object.keys(data);
      expect(names.some((name) => /name|package/i.test(name))).toBe(true);
      expect(names.some((name) => /version/i.test(name))).toBe(true);
      expect(names).toContain('defaultServer');
      expect(data.api?.enum).toEqual({ payments: '/api', control: '/sandbox' });
    }
    const told = await textOf(world, 'python', { defaultServer: 'production' });
    expect(told).toContain('base_url: str = SERVERS["production"]');
    expect(await textOf(world, 'python')).not.toContain('base_url: str = ');
  },
  // “Envie as que quer mudar; as outras ficam como estão.”
  'options-2': async (world) => {
    await sendRecorded(world, 'sdks/generate', 'create');
    const [plain, named] = [
      await filesOf(world, 'python'),
      await filesOf(world, 'python', { packageName: 'loja_pagamentos' }),
    ];
    const version = (files: Record<string, string>) =>
      /^version = .*$/m.exec(Object.values(files).join('\n'))?.[0];
    expect(Object.values(named).join('\n')).toContain('from loja_pagamentos import');
    expect(version(named)).toBe(version(plain));
    expect(version(named)).toBeTruthy();
  },
  // “Uma opção que a linguagem não conhece é recusada, com o nome das que conhece:”
  'options-3': async (world) => {
    const { status, body } = await sendRecorded(world, 'sdks/refused', 'unknown-option');
    expect(status).toBe(422);
    const { data } = await world.api.get<SdkOptions>('/api/sdks/php/options', nobody);
    for (const name of Object.keys(data)) expect(body.error?.errors[0]?.msg).toContain(name);
  },
});
