import { createHash } from 'node:crypto';
import { soapVectors } from '@balcao/contract/soap/hashVectors.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';
import { formOf, receiverProgram } from '../verbs.ts';

/** The form of a paid reference, as it arrives. */
const paidForm = (world: World) => formOf(world, 'payment_confirmed', () => world.payReference());

const hookHash = (key: string, action: string, date: string) =>
  createHash('sha256')
    .update(key + action + date)
    .digest('hex');

export default claims({
  'front matter': [
    claim(
      'As duas provas de um webhook SOAP, hookHash e o cabeçalho PayPay-Signature, com um recetor em PHP que corre nos testes e dois vetores.',
      receiverProgram,
    ),
  ],
  top: [
    claim('Cada aviso traz duas provas.', async (world) => {
      const { message, form } = await paidForm(world);
      expect(form.get('hookHash')).toMatch(/^[0-9a-f]{64}$/);
      expect(message.headers['paypay-signature']).toMatch(/^hash=[0-9a-f]{64},ts=\d+$/);
    }),
    source(
      'Os recetores antigos conferem hookHash; os novos, o cabeçalho PayPay-Signature.',
      'published: the older guides and the shop plugins check hookHash',
    ),
    claim('Prefira a segunda: cobre o corpo inteiro.', async (world) => {
      const { message } = await paidForm(world);
      expect(world.isSigned(message)).toBe(true);
      expect(world.isSigned(message, message.body.replace('1000', '9000'))).toBe(false);
    }),
    claim(
      'Nos webhooks em JSON só há a assinatura, e é a mesma: veja Autenticação dos pedidos.',
      async (world) => {
        await world.subscribe('payment_confirmed');
        await world.payReference();
        const [message] = await world.messages();
        expect(message && world.isSigned(message)).toBe(true);
        expect(message?.body).not.toContain('hookHash');
      },
    ),
  ],
  signature: [
    claim(
      'O cabeçalho tem hash e ts. hash é o HMAC-SHA256, com a chave privada, do corpo tal como chegou seguido de ts.',
      async (world) => {
        const { message } = await paidForm(world);
        expect(world.isSigned(message)).toBe(true);
        expect(Number(world.signatureParts(message).ts)).toBe(Math.floor(message.at / 1000));
      },
    ),
    advice(
      'Compare em tempo constante, em PHP com hash_equals.',
      'Recuse um ts com mais de signatureToleranceSeconds minutos.',
      "Use os bytes do corpo, antes de alguém os ler como formulário: em PHP, file_get_contents('php://input').",
    ),
  ],
  'hook-hash': [
    claim(
      'O SHA-256 da chave privada, de hookAction e de hookDate, juntos por esta ordem.',
      async (world) => {
        const { form } = await paidForm(world);
        const [action, date] = [form.get('hookAction') ?? '', form.get('hookDate') ?? ''];
        expect(form.get('hookHash')).toBe(hookHash('balcaoSandboxKey01', action, date));
        const { hook } = soapVectors;
        expect(JSON.stringify(hook)).toContain(hook.hash);
      },
    ),
    claim(
      'Não cobre os pagamentos: quem guardasse um aviso podia mudar o montante e enviá-lo outra vez.',
      async (world) => {
        const { form } = await paidForm(world);
        const [action, date] = [form.get('hookAction') ?? '', form.get('hookDate') ?? ''];
        form.set('payments[0][paymentAmount]', '999999');
        expect(form.get('hookHash')).toBe(hookHash('balcaoSandboxKey01', action, date));
      },
    ),
    advice('Se só confere esta prova, confirme sempre o pagamento com uma consulta.'),
  ],
  receiver: [
    claim(
      [
        'Confere as duas provas, pergunta por cada pagamento e só então dá a encomenda como paga.',
        'Corre nos testes deste portal contra a sandbox.',
      ],
      receiverProgram,
    ),
  ],
  mismatch: [
    claim(
      [
        'O corpo foi escrito de novo por uma biblioteca, com outra ordem ou outra codificação.',
        'A chave é de outra plataforma.',
        'Cada plataforma de integração tem a sua.',
        'hookDate foi convertida para outro formato antes da conta.',
      ],
      async (world) => {
        const { message, form } = await paidForm(world);
        const pairs = [...new URLSearchParams(message.body)];
        expect(world.isSigned(message, new URLSearchParams(pairs.reverse()).toString())).toBe(false);
        expect(world.isSigned(message, decodeURIComponent(message.body))).toBe(false);
        const [action, date] = [form.get('hookAction') ?? '', form.get('hookDate') ?? ''];
        expect(form.get('hookHash')).not.toBe(hookHash('balcaoSandboxKey02', action, date));
        expect(form.get('hookHash')).not.toBe(
          hookHash('balcaoSandboxKey01', action, '2026-01-15T10:00:00+00:00'),
        );
      },
    ),
    advice('Use o texto que veio.'),
  ],
  next: [advice('Os campos do formulário.', 'Autenticação dos pedidos, em REST.')],
});
