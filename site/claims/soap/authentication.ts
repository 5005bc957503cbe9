import { createHash } from 'node:crypto';
import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { expect } from 'vitest';
import { messageOf } from '../../../sandbox/testing/soap.ts';
import type { World } from '../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../claims.ts';

const sha256 = (text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(text).digest(encoding);
const key = 'balcaoSandboxKey01';
const now = '2026-01-15T10:00:00+00:00';

/** The state of the integration for a date and the hash sent with it. */
async function stateFor({ soap }: World, date: string, hash: string): Promise<string> {
  return (await soap.call('checkIntegrationState', undefined, { date, hash })).code;
}

export default claims({
  'front matter': [advice('O bloco de credenciais que vai em cada pedido SOAP…')],
  top: [
    claim('Cada pedido começa por um bloco entity.', async ({ soap }) => {
      const send = async (parts: string) => {
        const call = `<tns:createPaymentReference>${parts}</tns:createPaymentReference>`;
        return (await soap.post(messageOf(call))).text();
      };
      const payment = soap.written('payment', { amount: 1000 });
      expect(await send(payment)).toContain('>00<');
      expect(await send(soap.written('entity', soap.block()) + payment)).toContain('>02<');
    }),
    claim('A chave privada nunca viaja: vai um hash dela e da data do pedido.', async (world) => {
      expect(JSON.stringify(world.soap.block())).not.toContain(key);
      expect(await stateFor(world, now, sha256(key + now))).toBe('02');
      expect(await stateFor(world, now, key)).toBe('00');
    }),
    source(
      'Em REST não há hash nem relógio: as credenciais vão em dois cabeçalhos.',
      'specified: guides 6, username and password and a client id header',
    ),
    advice('Veja Autenticação.'),
  ],
  entity: [
    source(
      'O código da plataforma e a chave privada estão no back-office, na plataforma de integração.',
      'specified: 6, platform code and key obtained in the back office',
    ),
    advice('Na sandbox são estes:'),
  ],
  hash: [
    claim(
      [
        'A de agora, em ISO 8601 com o desfasamento.',
        'A chave privada seguida do texto da data, sem nada pelo meio.',
        'O hash em hash, e em date exatamente o mesmo texto que entrou na conta.',
      ],
      async (world) => {
        expect(await stateFor(world, now, sha256(key + now))).toBe('02');
        expect(await stateFor(world, now, sha256(`${key} ${now}`))).toBe('00');
        expect(await stateFor(world, now, sha256(now + key))).toBe('00');
        expect(await stateFor(world, '2026-01-15T10:00:01+00:00', sha256(key + now))).toBe('00');
      },
    ),
    advice('Guarde o texto tal como o vai enviar.'),
    claim('Em algarismos hexadecimais minúsculos: são 64.', () => {
      expect(sha256(key + now)).toMatch(/^[0-9a-f]{64}$/);
    }),
  ],
  vector: [
    advice('Dê estes valores à sua função.'),
    claim('O resultado tem de ser igual até ao último algarismo.', () => {
      const { privateKey, date, hash } = soapVectors.entity;
      expect(sha256(privateKey + date)).toBe(hash);
    }),
  ],
  validity: [
    claim(
      [
        'O hash vale hashValidityMinutes minutos para cada lado da hora do serviço.',
        'Fora desses minutos, a resposta é a mesma de uma chave errada:',
      ],
      async (world) => {
        for (const [date, code] of [
          ['2026-01-15T08:30:00+00:00', '02'],
          ['2026-01-15T08:29:00+00:00', '00'],
          ['2026-01-15T11:30:00+00:00', '02'],
          ['2026-01-15T11:31:00+00:00', '00'],
        ] as const)
          expect(await stateFor(world, date, sha256(key + date)), date).toBe(code);
        expect(await stateFor(world, now, sha256(`outra${now}`))).toBe('00');
      },
    ),
    claim(
      'Uma data sem desfasamento é lida, na sandbox, em hora de Lisboa.',
      async (world) => {
        world.clock.at = Date.UTC(2026, 6, 15, 10);
        const [summer, early] = ['2026-07-15T11:00:00', '2026-07-15T09:00:00'] as const;
        expect(await stateFor(world, summer, sha256(key + summer))).toBe('02');
        expect(await stateFor(world, early, sha256(key + early))).toBe('00');
      },
      { chosen: ['field-pattern-dateTime'] },
    ),
    advice('Por isso, calcule-o em cada pedido, e não uma vez por dia.'),
  ],
  mismatch: [
    claim(
      [
        'A data foi escrita de novo entre o hash e o envio, com outro desfasamento ou outro segundo.',
        'O relógio do servidor está atrasado ou adiantado, ou dá uma hora local sem desfasamento que não é a que o serviço lê (na sandbox, a de Lisboa).',
        'A chave tem espaços, por ter sido copiada com eles.',
        'O hash está em base64, e não em algarismos hexadecimais.',
        'As credenciais são de outro ambiente.',
      ],
      async (world) => {
        const otherOffset = '2026-01-15T11:00:00+01:00';
        expect(await stateFor(world, otherOffset, sha256(key + now))).toBe('00');
        for (const wrong of ['2026-01-15T08:00:00+00:00', '2026-01-15T12:00:00+00:00'])
          expect(await stateFor(world, wrong, sha256(key + wrong)), wrong).toBe('00');
        const inMadridInSummer = '2026-07-15T12:00:00';
        expect(await stateFor(world, now, sha256(`${key} ${now}`))).toBe('00');
        expect(await stateFor(world, now, sha256(` ${key}${now}`))).toBe('00');
        expect(await stateFor(world, now, sha256(key + now, 'base64'))).toBe('00');
        expect(await stateFor(world, now, sha256(`balcaoSandboxKey02${now}`))).toBe('00');
        world.clock.at = Date.UTC(2026, 6, 15, 13, 0);
        expect(await stateFor(world, inMadridInSummer, sha256(key + inMadridInSummer))).toBe('00');
      },
      { chosen: ['field-pattern-dateTime'] },
    ),
    advice('Use a mesma variável.'),
    source(
      'As do servidor de testes pedem-se ao suporte.',
      'specified: guides 6, test credentials requested from support',
    ),
  ],
  next: [advice('Estado da integração: o que responde a cada credencial.', 'Criar uma referência.')],
});
