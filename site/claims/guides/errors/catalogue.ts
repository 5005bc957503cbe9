import { controlErrors } from '@balcao/contract/control/errors.ts';
import { controlOperations } from '@balcao/contract/control/operations.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { expect } from 'vitest';
import { claim, claims, provedBy } from '../../claims.ts';
import { readSentences } from '../../pages.ts';
import { reference } from './verbs.ts';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };

/** Rows on what the catalogue has, and on the ways to an entry. */
export const catalogue = claims({
  catalogue: [
    claim(
      [
        'A referência da API tem uma entrada por código: o que viu, o que aconteceu, como resolver, como o provocar na sandbox e que operações o podem devolver.',
        'Estão lá todos os que o fornecedor documenta, e os s00… da sandbox.',
      ],
      provedBy('site/src/components/api/catalogue.test.ts', 'every code has an entry with all its parts'),
    ),
    claim(
      ['Chega a uma entrada de três maneiras:', 'Escreva o código na pesquisa deste portal.'],
      provedBy('site/src/search/engine.test.ts', 'answers %s'),
    ),
    claim(
      'Na sandbox, siga o cabeçalho Link da recusa, com rel="help": leva à entrada do primeiro código, na língua da resposta.',
      async ({ api }) => {
        const body = { amount: 'x', customer: { email: 'x' } };
        for (const [language, prefix] of [
          ['PT', ''],
          ['ES', '/es'],
          ['EN', '/en'],
        ]) {
          const answer = await api.post(reference, body, { 'accept-language': language });
          const [first] = answer.body.error?.errors ?? [];
          const link = answer.headers.get('link') ?? '';
          expect(link).toMatch(
            new RegExp(`^<https?://[^/]+${prefix}/api#errors/${first?.code}>; rel="help"$`),
          );
        }
      },
    ),
    claim(
      [
        'Pela API, sem credenciais: listErrors devolve todos os códigos da API, getError um só.',
        'Os da sandbox não estão lá.',
      ],
      async ({ api }) => {
        const { data } = await api.get<{ code: string }[]>('/api/errors', nobody);
        expect(data.map(({ code }) => code).sort()).toEqual(Object.keys(errors).sort());
        for (const each of data) {
          expect((await api.get(`/api/errors/${each.code}`, nobody)).data).toEqual(each);
        }
        for (const code of Object.keys(sandboxErrors)) {
          expect((await api.get(`/api/errors/${code}`, nobody)).status).toBe(422);
        }
      },
    ),
    claim(
      'Os que começam por c são dos comandos da sandbox e estão na referência deles; os que não vêm de um comando estão em Limites, Falhas a pedido e Instalar e operar a sandbox.',
      () => {
        const said = [
          ['guides/sandbox', 'limits'],
          ['guides/sandbox', 'faults'],
          ['guides/running-sandbox', 'reach'],
          ['guides/running-sandbox', 'admin'],
        ].flatMap(([page = '', section = '']) => readSentences(page).get(section) ?? []);
        const inReference = new Set<string>(
          Object.values<Operation>(controlOperations).flatMap((operation) => operation.errors),
        );
        const elsewhere = Object.keys(controlErrors).filter((code) => !inReference.has(code));
        expect(elsewhere.length).toBeGreaterThan(0);
        expect(elsewhere.filter((code) => !said.join(' ').includes(code))).toEqual([]);
      },
    ),
  ],
});
