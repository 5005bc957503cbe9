import { shopVersions } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import { RowTable } from './RowTable.tsx';

type Shop = keyof typeof provider.pluginNeeds;
type Need = keyof typeof shopVersions.needs;

const { needs } = shopVersions;
const shops: Record<Shop, string> = {
  woocommerce: 'WooCommerce',
  prestashop9: 'PrestaShop 9',
  prestashop8: 'PrestaShop 8',
  prestashop17: 'PrestaShop 1.7',
};

/** Requirement of a plugin or, if it is not published, a note with a contact. */
function shown(need: Need, shop: Shop) {
  const value = provider.pluginNeeds[shop][need];
  if (value === undefined) return '—';
  if (value === null)
    return (
      <>
        {shopVersions.unknown} <a href="#update">{shopVersions.ask}</a>
      </>
    );
  if (typeof value === 'boolean') return value ? shopVersions.yes : shopVersions.no;
  return need === 'php' ? shopVersions.orLater(value) : value;
}

/** Requirements of each plugin in provider.config.ts: `<ShopVersions />`. Its page has the contact at `#update`. */
export function ShopVersions() {
  return (
    <RowTable
      caption={shopVersions.caption}
      rows={Object.keys(needs) as Need[]}
      columns={[
        [shopVersions.need, (need) => needs[need]],
        ...(Object.keys(shops) as Shop[]).map((shop) => [shops[shop], (need: Need) => shown(need, shop)] as const),
      ]}
    />
  );
}
