import { packageSpec } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';
import { root, urlOf } from './languages.ts';

/** Package spec for npm and npx, as printed on pages. */
export const packageOfSite = packageSpec(urlOf(root), provider.registryName);
