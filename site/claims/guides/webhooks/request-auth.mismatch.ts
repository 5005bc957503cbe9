import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { signatureVector } from '@balcao/contract/resources/webhooks/signatureVector.ts';
import { expect } from 'vitest';
import { claim, provedBy, type Row } from '../../claims.ts';
import { hmac, webhookOf } from './request-auth.signed.ts';

const programs = (test: string) => provedBy('examples/receivers/signature.test.ts', test);
const diagnosis = (test: string) =>
  provedBy('workbench/inspectors/signature/diagnoseSignature.test.ts', test);

/** Rows of the table of mistakes, and of the panel below it. */
export const mismatch: readonly Row[] = [
  claim(
    'O JSON foi lido e escrito de novo | O corpo tem espaços, mudanças de linha ou barras invertidas que não vieram | Assine os bytes do pedido',
    async (world) => {
      const { body, ts, hash } = await webhookOf(world);
      const rewritten = {
        python: body.replaceAll('","', '", "').replaceAll('":', '": '),
        pretty: JSON.stringify(JSON.parse(body), null, 4),
        php: body
          .replaceAll('/', '\\/')
          .replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
      };
      expect(body).not.toMatch(/[\n\\]|": /);
      for (const other of Object.values(rewritten)) {
        expect(JSON.parse(other)).toEqual(JSON.parse(body));
        expect(hmac(world.merchant.privateKey, other, ts)).not.toBe(hash);
      }
      expect(rewritten.python).toContain('": ');
      expect(rewritten.pretty).toContain('\n');
      expect(rewritten.php).toContain('\\');
    },
  ),
  claim(
    'O texto mudou de codificação | Só falha quando há acentos, € ou outros sinais fora do ASCII | Trate o corpo como bytes, nunca como Latin-1',
    async (world) => {
      for (const [summary, same] of [
        ['Sugar, 2 EUR', true],
        ['Açúcar', false],
        ['2 €', false],
        ['“2”', false],
      ] as const) {
        const { body, ts, hash } = await webhookOf(world, summary);
        expect(body).toContain(summary);
        expect(hmac(world.merchant.privateKey, Buffer.from(body, 'latin1'), ts) === hash).toBe(same);
        world.receiver.received = [];
      }
    },
  ),
  claim(
    [
      'A chave tem um espaço ou uma mudança de linha | Falha sempre | Apare a chave ao ler a configuração',
      'A chave é de outro ambiente | Falha sempre | Use a chave da plataforma que fez a subscrição',
    ],
    async (world) => {
      const { body, ts, hash } = await webhookOf(world);
      const { privateKey } = world.merchant;
      const other = (await world.openPrivateSandbox()).privateKey;
      for (const key of [`${privateKey} `, ` ${privateKey}`, `${privateKey}\n`, `${privateKey}\r\n`, other])
        expect(hmac(key, body, ts)).not.toBe(hash);
      expect(hmac(`${privateKey}\n`.trim(), body, ts)).toBe(hash);
    },
  ),
  claim(
    'Algo foi posto entre o corpo e ts | Falha sempre, e o vetor também | Junte os dois sem vírgula nem espaço',
    async (world) => {
      const { body, ts, hash } = await webhookOf(world);
      const vector = signatureVector;
      for (const between of [',', ' ', '.', '\n']) {
        expect(hmac(world.merchant.privateKey, body, between, ts)).not.toBe(hash);
        expect(hmac(vector.privateKey, vector.body, between, vector.ts)).not.toBe(vector.hash);
      }
    },
  ),
  claim(
    'O relógio do servidor está adiantado mais de signatureToleranceSeconds minutos | A assinatura está certa e o aviso é recusado | Acerte o relógio por NTP',
    programs('refuses what is older'),
  ),
  claim(
    'O relógio do servidor está atrasado | Nada falha, mas um aviso antigo passa por recente | Acerte o relógio por NTP',
    programs('takes what is ahead of its own clock'),
  ),
  claim('ts foi lido como milissegundos | Todos os avisos parecem antigos | São segundos', async (world) => {
    const { ts, at } = await webhookOf(world);
    expect(Number(ts)).toBe(at / 1000);
    expect(at - Number(ts)).toBeGreaterThan(signatureToleranceSeconds * 1000);
  }),
  claim(
    'Cole os cabeçalhos e o corpo que o seu recetor recebeu: o painel diz que byte difere e porquê.',
    diagnosis('shows the byte where the two part, and what stands there'),
  ),
  claim(
    'Ou experimente quatro erros na última mensagem da sua sandbox.',
    provedBy(
      'e2e/webhooks/guides.spec.ts',
      'a reader takes a signature apart beside the code that checks it',
    ),
  ),
];
