import { readFileSync } from 'node:fs';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { signatureVector } from '@balcao/contract/resources/webhooks/signatureVector.ts';
import { expect } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { bodyInExpress } from './verbs/webhooks-request-auth-express.ts';
import { hmac, webhookOf } from './verbs/webhooks-request-auth-signed.ts';

/** The verifiers that the page shows. */
const programTexts = () =>
  ['signature.mjs', 'signature.php', 'signature.py', 'Signature.java'].map((file) =>
    readFileSync(at('examples/receivers', file), 'utf8'),
  );

export default proofs('request-auth', {
  // ---- top
  // “Só quem tem a chave privada consegue assiná-lo.”
  'top-1': async (world) => {
    await world.payReference();
    const [message] = await world.messages(`http://localhost:4000/sandbox/inbox/${world.merchant.code}`);
    if (!message) throw new Error('Nothing arrived.');
    const { ts } = world.signatureParts(message);
    const signedWith = (key: string) =>
      world.toInbox(message, {
        headers: { 'PayPay-Signature': `hash=${hmac(key, message.body, ts)},ts=${ts}` },
      });
    expect(await signedWith(world.merchant.privateKey)).toBe(200);
    for (const key of ['', 'x', world.seed.otherPlatform.privateKey]) expect(await signedWith(key)).toBe(401);
    expect(await world.toInbox(message, { headers: {} })).toBe(401);
  },
  // ---- outcome
  // “Precisa da chave privada da plataforma, a mesma que serve de palavra-passe nas chamadas.”
  // “Na sandbox é esta:”
  'outcome-1': async (world) => {
    const { code, privateKey } = world.seed.platform;
    const authorization = `Basic ${btoa(`${code}:${privateKey}`)}`;
    expect((await world.api.get('/api/webhooks', { authorization })).status).toBe(200);
    const { body, ts, hash } = await webhookOf(world);
    expect(hmac(privateKey, body, ts)).toBe(hash);
  },
  // ---- header
  // “Cada aviso traz PayPay-Signature, com duas partes separadas por uma vírgula: hash, a assinatura em 64 algarismos hexadecimais minúsculos, e ts, a hora do envio em segundos Unix.”
  'header-1': async (world) => {
    let formFails = true;
    world.respondWith(({ body }) => {
      const fails = formFails && body.startsWith('hook');
      if (fails) formFails = false;
      return fails ? 500 : 200;
    });
    await world.subscribe('payment_confirmed', 'payment_refunded', 'entity_approved');
    const form = { action: 'payment_confirmed', url: world.webhookUrl, handler: 'paypay' };
    await world.api.post('/api/webhooks', form);
    const { id } = await world.payReference({ callbackUrl: world.webhookUrl });
    await world.refund(id, 100);
    await world.api.post(`/sandbox/entities/${world.seed.entities.pending.clientId}/review`, {
      action: 'approve',
    });
    await world.pass(60);
    const messages = await world.messages();
    // Three callbacks, four webhooks, and the second attempt of the form.
    expect(messages).toHaveLength(8);
    const sentAt = (await world.deliveries()).flatMap(({ attempts }) =>
      attempts.map(({ at }) => Date.parse(at) / 1000),
    );
    const headers = messages.map((message) => message.headers['paypay-signature'] ?? '');
    for (const header of headers) expect(header).toMatch(/^hash=[0-9a-f]{64},ts=[0-9]{10}$/);
    const times = headers.map((header) => Number(header.split('ts=')[1]));
    expect(times.sort()).toEqual(sentAt.sort());
    expect(new Set(times).size).toBe(2);
    expect(messages.every((message) => world.isSigned(message))).toBe(true);
  },
  // ---- recipe
  // “Um corpo lido e escrito de novo pode sair com outros espaços, e basta um para a assinatura ser outra.”
  'recipe-1': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    const value = JSON.parse(body);
    const { privateKey } = world.merchant;
    expect(hmac(privateKey, JSON.stringify(value), ts)).toBe(hash);
    expect(hmac(privateKey, JSON.stringify(value).replace(',', ', '), ts)).not.toBe(hash);
    expect(hmac(privateKey, JSON.stringify(value, null, 2), ts)).not.toBe(hash);
  },
  // “A chave é a chave privada.”
  // “A mensagem são os bytes do corpo seguidos dos algarismos de ts, sem nada pelo meio.”
  'recipe-2': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    expect(hmac(world.merchant.privateKey, Buffer.from(body, 'utf8'), ts)).toBe(hash);
    expect(body).toContain('ç');
  },
  // “Na sandbox, cada nova tentativa é assinada com a hora dela, por isso um aviso verdadeiro não chega velho.”
  'recipe-3': chosen(['behaviour-repeatedAttempts'], async (world) => {
    world.respondWith(500);
    await world.subscribe('payment_confirmed');
    await world.payReference();
    await world.pass(7200);
    world.clock.at += 24 * 3_600_000;
    const [{ id } = { id: '' }] = await world.deliveries();
    await world.api.post(`/sandbox/deliveries/${id}/resend`);
    const [first, ...others] = await world.messages();
    if (!first) throw new Error('Nothing arrived.');
    const messages = [first, ...others.filter(({ body }) => body === first.body)];
    const [{ attempts } = { attempts: [] }] = await world.deliveries();
    expect(messages).toHaveLength(10);
    for (const [place, message] of messages.entries()) {
      const ts = Number(world.signatureParts(message).ts);
      expect(ts).toBe(Date.parse(attempts[place]?.at ?? '') / 1000);
      expect(ts).toBeGreaterThan(message.at / 1000 - signatureToleranceSeconds);
      expect(world.isSigned(message)).toBe(true);
    }
  }),
  // “Verdadeiro: webhook.”
  'recipe-4': async (world) => {
    await world.subscribe('payment_confirmed');
    for (const status of acceptedStatuses.webhook) {
      world.respondWith(status);
      await world.payReference();
      expect((await world.deliveries()).at(-1)?.state).toBe('delivered');
    }
  },
  // ---- code
  // “São ficheiros inteiros, sem bibliotecas.”
  'code-1': () => {
    const imports = programTexts().flatMap((text) => text.match(/^(import|from|require|use)\b.*$/gm) ?? []);
    expect(imports.length).toBeGreaterThan(10);
    for (const line of imports)
      expect(line).toMatch(/'node:|import (java|javax)\.|^import (hashlib|hmac|re|time)$/);
  },
  // ---- vector
  // “O resultado tem de ser igual até ao último algarismo. ts é de 2023, por isso confira só a assinatura, sem a idade.”
  'vector-1': () => {
    const { privateKey, body, ts, hash } = signatureVector;
    expect(hmac(privateKey, body, ts)).toBe(hash);
    expect(new Date(Number(ts) * 1000).getUTCFullYear()).toBe(2023);
  },
  // ---- raw-body
  // “Express | express.raw({ type: '*/*' }) na rota do webhook, declarada acima de qualquer express.json(); depois, request.body”
  // “No Express, um express.json() mais acima já leu o corpo, e request.body é então um objeto.”
  'raw-body-1': async (world) => {
    const message = await webhookOf(world);
    expect(await bodyInExpress(message, 'above')).toEqual(Buffer.from(message.body));
    expect(await bodyInExpress(message, 'below')).toEqual(JSON.parse(message.body));
  },
  // ---- limits
  // “Diz que o aviso é verdadeiro e recente.”
  // “Não diz que é o primeiro: o mesmo aviso pode chegar duas vezes, com duas assinaturas certas.”
  'limits-1': async (world) => {
    const first = await webhookOf(world);
    const [delivery] = await world.deliveries();
    await world.pass(5);
    await world.api.post(`/sandbox/deliveries/${delivery?.id}/resend`);
    const [, second] = await world.messages();
    if (!second) throw new Error('It did not come again.');
    expect(second.body).toBe(first.body);
    expect(world.signatureParts(second).hash).not.toBe(first.hash);
    expect([first, second].map((message) => world.isSigned(message))).toEqual([true, true]);
  },
  // ---- mismatch
  // “O JSON foi lido e escrito de novo | O corpo tem espaços, mudanças de linha ou barras invertidas que não vieram | Assine os bytes do pedido”
  'mismatch-1': async (world) => {
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
  // “O texto mudou de codificação | Só falha quando há acentos, € ou outros sinais fora do ASCII | Trate o corpo como bytes, nunca como Latin-1”
  'mismatch-2': async (world) => {
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
  // “A chave tem um espaço ou uma mudança de linha | Falha sempre | Apare a chave ao ler a configuração”
  // “A chave é de outro ambiente | Falha sempre | Use a chave da plataforma que fez a subscrição”
  'mismatch-3': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    const { privateKey } = world.merchant;
    const other = (await world.openPrivateSandbox()).privateKey;
    for (const key of [`${privateKey} `, ` ${privateKey}`, `${privateKey}\n`, `${privateKey}\r\n`, other])
      expect(hmac(key, body, ts)).not.toBe(hash);
    expect(hmac(`${privateKey}\n`.trim(), body, ts)).toBe(hash);
  },
  // “Algo foi posto entre o corpo e ts | Falha sempre, e o vetor também | Junte os dois sem vírgula nem espaço”
  'mismatch-4': async (world) => {
    const { body, ts, hash } = await webhookOf(world);
    const vector = signatureVector;
    for (const between of [',', ' ', '.', '\n']) {
      expect(hmac(world.merchant.privateKey, body, between, ts)).not.toBe(hash);
      expect(hmac(vector.privateKey, vector.body, between, vector.ts)).not.toBe(vector.hash);
    }
  },
  // “ts foi lido como milissegundos | Todos os avisos parecem antigos | São segundos”
  'mismatch-5': async (world) => {
    const { ts, at } = await webhookOf(world);
    expect(Number(ts)).toBe(at / 1000);
    expect(at - Number(ts)).toBeGreaterThan(signatureToleranceSeconds * 1000);
  },
});
