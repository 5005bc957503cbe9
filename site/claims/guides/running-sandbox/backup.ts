import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Delivery } from '@balcao/contract/control/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { copyAsItLies, hook, inFolder } from '../../../../sandbox/testing/databaseFiles.ts';
import { payReference } from '../../../../sandbox/testing/payReference.ts';
import { claim, claims, provedBy, source } from '../../claims.ts';

const backups = 'sandbox/server/process.backup.test.ts';
const written = provedBy(
  backups,
  'is written on SIGUSR2, and restored it has every payment acknowledged before, and sends its messages',
);
const dumped = provedBy(
  backups,
  'is made by pg_dump, and restored it has every payment acknowledged before, and sends its messages',
);

/** Rows on backups of both databases. */
export const backup = claims({
  'backup-sqlite': [
    claim(
      'A sandbox usa o ficheiro em exclusivo, e uma cópia feita por outro programa enquanto ela corre pode ficar incompleta.',
      () =>
        inFolder(async ({ folder, file, open }) => {
          const { api } = await open();
          await expect(open()).rejects.toThrow('is in use by another sandbox');
          const { id } = await payReference(api);
          const copy = join(folder, 'copy.db');
          copyAsItLies(file, copy, '');
          const found = await open(copy).then(
            async (second) => (await second.api.get(`/api/payments/${id}`)).status,
            () => 'unusable',
          );
          expect(found).not.toBe(200);
        }),
    ),
    claim(
      'Peça a cópia à própria sandbox, com um sinal ao processo cujo identificador está em .data/sandbox.pid:',
      written,
    ),
    claim('A cópia aparece em .data/backups, e uma linha no terminal indica o nome do ficheiro.', written),
    claim('A cópia contém tudo o que a API confirmou até ao sinal.', written),
    claim('Os pedidos à API esperam enquanto a cópia é feita.', () =>
      inFolder(async ({ folder, open }) => {
        const { api, backUp } = await open();
        const body = { amount: 1000, remarks: 'x' };
        for (let n = 0; n < 500; n += 1) await api.post('/api/payments/references', body);
        const ended: string[] = [];
        const copied = backUp?.(join(folder, 'backup.db')).then(() => ended.push('copy'));
        const read = api.get('/api/payments?limit=1').then(() => ended.push('read'));
        await Promise.all([copied, read]);
        expect(ended).toEqual(['copy', 'read']);
      }),
    ),
    source(
      'Conte com um segundo por cada 100 MB.',
      'product: sandbox/storage/drivers/sqlite.ts, whose copy of 200 MB took 0.9 seconds on two busy cores',
    ),
    claim(
      'As cópias antigas não são apagadas.',
      provedBy(backups, 'asked for twice at once is written twice'),
    ),
    claim('Para repor uma cópia, pare a sandbox e substitua a base de dados pela cópia:', () =>
      inFolder(async ({ folder, file, open }) => {
        const first = await open();
        const kept = await payReference(first.api);
        const copy = join(folder, 'backup.db');
        await first.backUp?.(copy);
        const later = await payReference(first.api);
        await first.close();
        rmSync(`${file}-wal`, { force: true });
        copyFileSync(copy, file);
        const { api } = await open();
        expect((await api.get<Payment>(`/api/payments/${kept.id}`)).data.stateDetails.state).toBe(
          'confirmed',
        );
        expect((await api.get(`/api/payments/${later.id}`)).refusals).toEqual(['404 e00502']);
      }),
    ),
    claim('No Windows não existe este sinal: pare a sandbox e copie .data\\sandbox.db.', () =>
      inFolder(async ({ folder, file, open }) => {
        const first = await open();
        const { id } = await payReference(first.api);
        await first.close();
        expect(existsSync(`${file}-wal`)).toBe(false);
        const copy = join(folder, 'copy.db');
        copyFileSync(file, copy);
        const { api } = await open(copy);
        expect((await api.get(`/api/payments/${id}`)).status).toBe(200);
      }),
    ),
  ],
  'backup-postgresql': [
    claim('Use as ferramentas do PostgreSQL, com a sandbox a correr:', dumped),
    claim('Para repor uma cópia, pare a sandbox e carregue a cópia numa base de dados vazia:', dumped),
    claim(
      [
        'Uma cópia inclui também a fila de webhooks tal como estava.',
        'Os webhooks que nessa altura ainda não tinham sido enviados são enviados depois da reposição, mesmo que entretanto tenham chegado.',
      ],
      () =>
        inFolder(async ({ folder, clock, receiver, open }) => {
          receiver.answer = 503;
          const first = await open();
          await first.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
          const { id } = await payReference(first.api);
          await first.settle();
          const copy = join(folder, 'backup.db');
          await first.backUp?.(copy);
          receiver.answer = 204;
          clock.at += 3_600_000;
          await first.settle();
          const arrived = receiver.bodies.length;
          await first.close();
          const second = await open(copy);
          const state = async () =>
            (await second.api.get<Delivery[]>(`/sandbox/deliveries?paymentId=${id}`)).data.find(
              ({ url }) => url === hook,
            )?.state;
          expect([arrived, await state()]).toEqual([2, 'waiting']);
          await second.settle();
          expect([receiver.bodies.length, await state()]).toEqual([3, 'delivered']);
        }),
    ),
  ],
});
