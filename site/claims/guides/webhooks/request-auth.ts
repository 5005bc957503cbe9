import { readFileSync } from 'node:fs';
import { acceptedStatuses } from '@balcao/contract/resources/webhooks/acceptedStatuses.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { signatureVector } from '@balcao/contract/resources/webhooks/signatureVector.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { bodyInExpress } from './request-auth.express.ts';
import { mismatch } from './request-auth.mismatch.ts';
import { hmac, webhookOf } from './request-auth.signed.ts';

/** The verifiers that the page shows. */
const programTexts = () =>
  ['signature.mjs', 'signature.php', 'signature.py', 'Signature.java'].map((file) =>
    readFileSync(at('examples/receivers', file), 'utf8'),
  );

const programs = (test: string) => provedBy('examples/receivers/signature.test.ts', test);

export default claims({
  'front matter': [
    claim(
      'Confira a assinatura de um webhook em PHP, JavaScript, Python, Java ou openssl, com programas que correm nos testes, um vetor e um depurador.',
      programs('works out the published signature'),
    ),
  ],
  top: [
    advice('Qualquer pessoa pode fazer um POST ao seu URL e dizer que pagou.', 'Confira antes de acreditar.'),
    claim('Só quem tem a chave privada consegue assiná-lo.', async (world) => {
      await world.payReference();
      const [message] = await world.messages(`http://localhost:4000/sandbox/inbox/${world.merchant.code}`);
      if (!message) throw new Error('Nothing arrived.');
      const { ts } = world.signatureParts(message);
      const signedWith = (key: string) =>
        world.toInbox(message, {
          headers: { 'PayPay-Signature': `hash=${hmac(key, message.body, ts)},ts=${ts}` },
        });
      expect(await signedWith(world.merchant.privateKey)).toBe(200);
      for (const key of ['', 'x', world.seed.otherPlatform.privateKey])
        expect(await signedWith(key)).toBe(401);
      expect(await world.toInbox(message, { headers: {} })).toBe(401);
    }),
  ],
  outcome: [
    advice(
      'Uma função que diz se um aviso é verdadeiro, na sua linguagem, posta à prova com uma assinatura já calculada e com avisos da sua sandbox.',
      'Demora dez minutos.',
    ),
    claim(
      [
        'Precisa da chave privada da plataforma, a mesma que serve de palavra-passe nas chamadas.',
        'Na sandbox é esta:',
      ],
      async (world) => {
        const { code, privateKey } = world.seed.platform;
        const authorization = `Basic ${btoa(`${code}:${privateKey}`)}`;
        expect((await world.api.get('/api/webhooks', { authorization })).status).toBe(200);
        const { body, ts, hash } = await webhookOf(world);
        expect(hmac(privateKey, body, ts)).toBe(hash);
      },
    ),
  ],
  header: [
    claim(
      'Cada aviso traz PayPay-Signature, com duas partes separadas por uma vírgula: hash, a assinatura em 64 algarismos hexadecimais minúsculos, e ts, a hora do envio em segundos Unix.',
      async (world) => {
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
    ),
  ],
  recipe: [
    advice('Tal como chegaram, antes de alguém os ler como JSON.'),
    claim(
      'Um corpo lido e escrito de novo pode sair com outros espaços, e basta um para a assinatura ser outra.',
      async (world) => {
        const { body, ts, hash } = await webhookOf(world);
        const value = JSON.parse(body);
        const { privateKey } = world.merchant;
        expect(hmac(privateKey, JSON.stringify(value), ts)).toBe(hash);
        expect(hmac(privateKey, JSON.stringify(value).replace(',', ', '), ts)).not.toBe(hash);
        expect(hmac(privateKey, JSON.stringify(value, null, 2), ts)).not.toBe(hash);
      },
    ),
    claim(
      'Recuse logo um cabeçalho que falte ou tenha outra forma.',
      programs('refuses a header that is none'),
    ),
    claim(
      [
        'A chave é a chave privada.',
        'A mensagem são os bytes do corpo seguidos dos algarismos de ts, sem nada pelo meio.',
      ],
      async (world) => {
        const { body, ts, hash } = await webhookOf(world);
        expect(hmac(world.merchant.privateKey, Buffer.from(body, 'utf8'), ts)).toBe(hash);
        expect(body).toContain('ç');
      },
    ),
    source(
      'Uma comparação normal para no primeiro carácter diferente, e esse tempo diz a um atacante quantos já acertou.',
      'standard: CWE-208, Observable Timing Discrepancy',
    ),
    advice('Use a função da sua linguagem que olha sempre para todos.'),
    claim(
      'Se ts tem mais de signatureToleranceSeconds minutos, alguém pode ter guardado o aviso para o enviar outra vez.',
      programs('refuses what is older'),
    ),
    claim(
      'Na sandbox, cada nova tentativa é assinada com a hora dela, por isso um aviso verdadeiro não chega velho.',
      async (world) => {
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
      },
      { chosen: ['behaviour-repeatedAttempts'] },
    ),
    claim('Verdadeiro: webhook.', async (world) => {
      await world.subscribe('payment_confirmed');
      for (const status of acceptedStatuses.webhook) {
        world.respondWith(status);
        await world.payReference();
        expect((await world.deliveries()).at(-1)?.state).toBe('delivered');
      }
    }),
    claim(
      'Falso: 401, sem explicar porquê.',
      provedBy(
        'examples/receivers/receiver.test.ts',
        'refuses a wrong key, an old time and a body cut short',
      ),
    ),
  ],
  code: [
    claim('São ficheiros inteiros, sem bibliotecas.', () => {
      const imports = programTexts().flatMap((text) => text.match(/^(import|from|require|use)\b.*$/gm) ?? []);
      expect(imports.length).toBeGreaterThan(10);
      for (const line of imports)
        expect(line).toMatch(/'node:|import (java|javax)\.|^import (hashlib|hmac|re|time)$/);
    }),
    claim(
      'Correm nos testes deste portal: aceitam o que a sandbox assina e recusam outra chave, outro corpo, outra hora e um aviso antigo.',
      programs('refuses another key, another body and another time'),
    ),
    claim(
      'A versão de linha de comandos serve para conferir à mão um aviso guardado num ficheiro.',
      programs('takes what the sandbox signed, up to half an hour ago'),
    ),
    source(
      'Não a use num servidor: a chave fica visível na lista de processos, e a comparação não é em tempo constante.',
      'product: examples/receivers/signature.sh gives the key to openssl as an argument and compares with !=',
    ),
  ],
  vector: [
    advice('Antes de esperar por um aviso, dê estes valores à sua função.'),
    claim(
      'O resultado tem de ser igual até ao último algarismo. ts é de 2023, por isso confira só a assinatura, sem a idade.',
      () => {
        const { privateKey, body, ts, hash } = signatureVector;
        expect(hmac(privateKey, body, ts)).toBe(hash);
        expect(new Date(Number(ts) * 1000).getUTCFullYear()).toBe(2023);
      },
    ),
  ],
  'raw-body': [
    advice('As bibliotecas gostam de ler o JSON por si.', 'Peça-lhes os bytes:'),
    claim(
      [
        "PHP | file_get_contents('php://input')",
        'Node, sem biblioteca | buffer(request), de node:stream/consumers',
      ],
      provedBy('examples/receivers/receiver.test.ts', 'accepts a body that arrives in parts'),
    ),
    source(
      'Laravel, Symfony | $request->getContent()',
      'standard: Symfony HttpFoundation, Request::getContent, which Laravel inherits',
    ),
    claim(
      [
        "Express | express.raw({ type: '*/*' }) na rota do webhook, declarada acima de qualquer express.json(); depois, request.body",
        'No Express, um express.json() mais acima já leu o corpo, e request.body é então um objeto.',
      ],
      async (world) => {
        const message = await webhookOf(world);
        expect(await bodyInExpress(message, 'above')).toEqual(Buffer.from(message.body));
        expect(await bodyInExpress(message, 'below')).toEqual(JSON.parse(message.body));
      },
    ),
    source(
      'Flask | request.get_data(), antes de ler request.form',
      'standard: Flask API, Request.get_data: the data as bytes, empty once form data was parsed',
    ),
    source(
      'Django | request.body, antes de ler request.data se usa o REST framework',
      'standard: Django documentation, HttpRequest.body: the raw body, refused once the stream was read (RawPostDataException)',
    ),
    source(
      'O Laravel (em routes/web.php), o Django e o spring-security recusam por omissão um POST sem o token CSRF deles: exclua a rota do webhook dessa verificação.',
      'standard: documentation of Laravel (CSRF Protection, group web), Django (CsrfViewMiddleware) and Spring Security (CSRF for servlets)',
    ),
    source(
      'Spring | um parâmetro @RequestBody byte[] body',
      'standard: Spring Framework, ByteArrayHttpMessageConverter: any type, as bytes',
    ),
  ],
  mismatch,
  limits: [
    claim(
      [
        'Diz que o aviso é verdadeiro e recente.',
        'Não diz que é o primeiro: o mesmo aviso pode chegar duas vezes, com duas assinaturas certas.',
      ],
      async (world) => {
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
    ),
    advice('Tratar disso é o trabalho do recetor.'),
  ],
  next: [
    advice(
      'Trate cada aviso uma só vez: Tratamento da resposta.',
      'Ponha uma subscrição num modo de falha e veja o seu recetor recusar: Testar uma integração.',
    ),
  ],
});
