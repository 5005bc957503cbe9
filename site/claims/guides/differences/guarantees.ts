import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { Webhook } from '@balcao/contract/resources/webhooks/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, provedBy, source } from '../../claims.ts';
import { at, otherNif, own, share, unshare } from '../customers/verbs.ts';
import { killed } from '../running-sandbox/copies.ts';
import { idlestMakesRoom } from '../sandbox/idlest.ts';
import { refusesWhenFull, sendsWhenFull } from '../sandbox/limits.ts';
import { failsAfterAllAttempts, missesWhileDisabled } from '../webhooks/failing.ts';
import { keepsNoOrder, keepsOrder } from '../webhooks/order.ts';

const references = '/api/payments/references';

/** What one private sandbox does, another neither sees nor notices. */
async function shareNothing(world: World): Promise<void> {
  const [mine, yours] = [await world.openPrivateSandbox(), await world.openPrivateSandbox()];
  const { data } = await mine.api.post<Payment>(references, { amount: 1000 });
  await mine.api.post('/sandbox/clock', { advanceSeconds: 3600 });
  for (const { id } of (await mine.api.get<Webhook[]>('/api/webhooks')).data)
    await mine.api.delete(`/api/webhooks/${id}`);
  expect((await yours.api.get(`/api/payments/${data.id}`)).refusals).toEqual(['404 e00502']);
  expect((await yours.api.get<Webhook[]>('/api/webhooks')).data).not.toEqual([]);
  expect((await yours.api.get('/sandbox/clock')).data).toMatchObject({ offsetSeconds: 0 });
  await yours.api.post('/sandbox/reset');
  expect((await mine.api.get(`/api/payments/${data.id}`)).status).toBe(200);
}

/** Another platform of the same sandbox is refused a payment by its id, lists none, and is told of none. */
async function seesItsOwnOnly({ api, other, messages, payReference, subscribe, webhookUrl }: World) {
  const otherUrl = 'https://other.example/hook';
  await other.post('/api/webhooks', { action: 'payment_confirmed', url: otherUrl });
  await subscribe('payment_confirmed');
  const { id } = await payReference();
  expect((await api.get(`/api/payments/${id}`)).status).toBe(200);
  expect((await other.get(`/api/payments/${id}`)).refusals).toEqual(['404 e00502']);
  expect((await other.get(`/api/payments?id=${id}`)).data).toEqual([]);
  expect(await messages(webhookUrl)).toHaveLength(1);
  expect(await messages(otherUrl)).toEqual([]);
}

/** The entity of another platform reads a customer while it is associated, as in the seed, and not otherwise. */
async function seesSharedCustomers(world: World): Promise<void> {
  expect((await world.other.get(at(own))).status).toBe(200);
  await unshare(world, otherNif);
  expect((await world.other.get(at(own))).refusals).toEqual(['404 e00502']);
  await share(world, otherNif);
  expect((await world.other.get(at(own))).status).toBe(200);
}

/** Rows on what a caller can rely on. */
export const guaranteeRows = claims({
  guarantees: [
    source(
      'São garantias da sandbox, não do fornecedor.',
      'product: sandbox/, whose tests prove the rows of this section',
    ),
    advice(
      'O que a sandbox confirmou não se perde.',
      'Cada aviso é enviado pelo menos uma vez.',
      'Os avisos de um pagamento são enviados por ordem.',
      'Um customUniqueId cria um só pagamento.',
      'Ninguém acede aos dados dos outros.',
      'O tamanho de uma sandbox é limitado.',
      'Uma sandbox pública limita os pedidos.',
    ),
    claim(
      'Com os dados em ficheiro ou em PostgreSQL, uma sandbox morta à força ou reiniciada volta com todos os pagamentos que confirmou, e o aviso de cada um já foi enviado ou está na fila.',
      [
        ...provedBy(
          'sandbox/server/process.test.ts',
          'killed in a burst of writes, has every acknowledged payment afterwards, its webhook sent or in the queue',
        ),
        ...provedBy(
          'sandbox/server/process.shutdown.test.ts',
          'gives back 300 deliveries whose receivers hang: the next process sends each of them',
        ),
      ],
    ),
    source(
      'Com SQLITE_SYNCHRONOUS=normal, uma falha de energia pode fazer perder as últimas escritas.',
      'standard: sqlite.org/pragma.html#pragma_synchronous, in WAL mode',
    ),
    claim(
      'Se o recetor não aceitar o aviso, este é repetido com intervalos cada vez maiores, até … tentativas.',
      failsAfterAllAttempts,
      { chosen: ['limit-retryGapsMinutes'] },
    ),
    claim('Se o processo morrer antes de registar a resposta, o mesmo aviso é enviado de novo.', killed),
    claim(
      'O que acontece enquanto uma subscrição está desativada não é enviado depois.',
      missesWhileDisabled,
      { chosen: ['behaviour-disabledSubscription'] },
    ),
    claim(
      'Para o mesmo URL, cada aviso só é enviado depois de o anterior ser aceite ou de se esgotarem as tentativas.',
      keepsOrder,
      { chosen: ['behaviour-deliveryOrder'] },
    ),
    claim(
      'Entre pagamentos diferentes, entre dois URL, ou entre um webhook e um callback, a ordem não é garantida.',
      keepsNoOrder,
    ),
    claim(
      'De vários pedidos de uma entidade com o mesmo valor, ainda que cheguem ao mesmo tempo, um é executado e os outros são recusados com e00600.',
      provedBy(
        'sandbox/http/routes/races.test.ts',
        'fifty requests with one customUniqueId make one payment',
      ),
    ),
    claim(
      'Duas sandboxes privadas não partilham nada: cada uma tem os seus pagamentos, as suas subscrições e o seu relógio.',
      shareNothing,
    ),
    claim(
      'Na mesma sandbox, uma plataforma não lê nem lista os dados de outra, nem recebe avisos sobre eles, mesmo que saiba o identificador.',
      seesItsOwnOnly,
    ),
    claim('A exceção são os clientes que outra entidade associou a uma das suas.', seesSharedCustomers),
    claim(
      'Uma sandbox privada guarda até objects.private objetos de cada tipo e subscriptions.private subscrições, entre outros limites; quando está cheia, recusa guardar mais.',
      refusesWhenFull,
      { chosen: ['limit-sandboxQuotas'] },
    ),
    claim('Os avisos continuam a ser enviados.', sendsWhenFull),
    claim(
      'Podem existir até tenants sandboxes privadas ao mesmo tempo; quando não há lugar para mais, a que está há mais tempo sem uso dá lugar a uma nova.',
      idlestMakesRoom,
      { chosen: ['limit-sandboxQuotas'] },
    ),
    claim(
      'Cada processo aceita, por minuto, exposed.perMinute.requests.platform pedidos de uma plataforma e exposed.perMinute.requests.address de um endereço de rede, e recusa os restantes com s00103.',
      provedBy(
        'sandbox/http/exposed/exposed.test.ts',
        'are counted for an address, whatever it asks, and not for others',
        'are counted for a platform from all its addresses, and never by a key that is wrong',
      ),
    ),
    claim(
      'Cada endereço pode ter até exposed.atOnce.tenants.address sandboxes ao mesmo tempo.',
      provedBy(
        'sandbox/http/exposed/exposed.test.ts',
        'is opened only while few of an address are in use; others still get theirs',
      ),
    ),
  ],
});
