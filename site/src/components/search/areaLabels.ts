import { translate } from '@docusaurus/Translate';
import { provider } from '../../../../provider.config.ts';
import type { SearchArea } from '../../search/document.ts';
import { areaLabel } from '../areas.ts';

/** Heading of an area's results, in the language of the page. */
export function searchAreaLabel(area: SearchArea): string {
  const labels: Record<SearchArea, string> = {
    guides: areaLabel('guides'),
    reference: areaLabel('specification'),
    errors: translate({ id: 'search.area.errors', message: 'Erros' }),
    integrations: areaLabel('integrations'),
    soap: areaLabel('soap'),
    portal: provider.brand,
  };
  return labels[area];
}
