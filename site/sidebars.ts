import { guides } from './sidebars/guides.ts';
import { integrations } from './sidebars/integrations.ts';
import { soap } from './sidebars/soap.ts';

/** The three trees of the documentation, in the order in which the site lists them. */
export default { guides, integrations, soap };
