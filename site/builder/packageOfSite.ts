import { packageSpec } from '@balcao/text/packageArchive.ts';
import { provider } from '../../provider.config.ts';
import { root, urlOf } from './languages.ts';

/** What npm and npx take for the package, as pages print it. */
export const packageOfSite = packageSpec(urlOf(root), provider.registryName);
