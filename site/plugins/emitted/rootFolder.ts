import path from 'node:path';
import type { Props } from '@docusaurus/types';

/** The folder of the whole site, and the path it is served from, while one of its languages is built. */
export function rootOf({ outDir, baseUrl, i18n }: Pick<Props, 'outDir' | 'baseUrl' | 'i18n'>) {
  const own = `${i18n.currentLocale}/`;
  if (i18n.currentLocale === i18n.defaultLocale || !baseUrl.endsWith(`/${own}`))
    return { folder: outDir, baseUrl };
  return { folder: path.dirname(outDir), baseUrl: baseUrl.slice(0, -own.length) };
}
