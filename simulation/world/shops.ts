import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Shop } from './shop.ts';
import type { World } from './world.ts';

const privateTenants = 2;

/** Opens both platforms of the shared sandbox and of some private ones, which must not affect each other. */
export async function openShops(world: Pick<World, 'call' | 'query' | 'until'>): Promise<Shop[]> {
  const shops: Shop[] = [];

  async function add(platformCode: string, privateKey: string, clientId: string): Promise<void> {
    const [row] = await world.query('select tenant from platforms where code = ?', platformCode);
    const tenant = String(row?.tenant);
    shops.push({ index: shops.length, tenant, platformCode, privateKey, clientId });
  }

  await add(seed.platform.code, seed.platform.privateKey, seed.entity.clientId);
  await add(seed.otherPlatform.code, seed.otherPlatform.privateKey, seed.otherEntity.clientId);
  for (let number = 0; number < privateTenants; number += 1) {
    const anybody = shops[0] as Shop;
    const request = { method: 'POST', path: '/sandbox/tenants', body: { seed: `simulated-${number}` } };
    const opening = world.call(anybody, { ...request, anonymous: true });
    await world.until(opening);
    const { body } = await opening;
    if (!body?.data) throw new Error('No private sandbox was opened.');
    const { platformCode, privateKey, clientId, other } = body.data as unknown as Tenant;
    await add(platformCode, privateKey, clientId);
    await add(other.platformCode, other.privateKey, other.clientId);
  }
  return shops;
}
