import type { LoadContext, Plugin } from '@docusaurus/types';
import { provider } from '../../provider.config.ts';

/** Values of a configuration, by their paths. */
type Values = { readonly [name: string]: string | number | undefined | Values };

/** Paths of the values that name a host or an account of no provider: it ends in `.example`. */
export function exampleValuesOf(values: Values, before = ''): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value === 'object') return exampleValuesOf(value, `${before}${name}.`);
    return /\.example(?=[/?#:]|$)/.test(String(value)) ? [before + name] : [];
  });
}

/** Says once in a build which values of provider.config.ts are still examples (ui/exampleLinks.css marks their links). */
export function exampleValuesPlugin({ i18n }: LoadContext): Plugin {
  return {
    name: 'balcao-example-values',
    async postBuild() {
      const names = exampleValuesOf(provider);
      if (names.length === 0 || i18n.currentLocale !== i18n.defaultLocale) return;
      console.log(
        `provider.config.ts still has examples, which lead nowhere: ${names.join(', ')}. Pages mark links to them.`,
      );
    },
  };
}
