/** File name of the package `balcao` in the root folder of the site. `cli/package.json` has the same version. */
export const packageArchive = 'balcao-0.1.0.tgz';

/**
 * Package specifier for npm and npx: the registry name if the provider owns one, otherwise the URL of the archive.
 * @param site URL of the documentation, with or without a trailing slash
 */
export const packageSpec = (site: string, registryName?: string): string =>
  registryName ?? `${site.replace(/\/$/, '')}/${packageArchive}`;
