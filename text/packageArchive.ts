/** The archive of the package `balcao`, as the site has it at its root; `cli/package.json` has the same version. */
export const packageArchive = 'balcao-0.1.0.tgz';

/**
 * What npm and npx take for the package: its name where the provider owns one in the registry, else its address.
 * @param site address of the documentation, with or without a slash at its end
 */
export const packageSpec = (site: string, registryName?: string): string =>
  registryName ?? `${site.replace(/\/$/, '')}/${packageArchive}`;
