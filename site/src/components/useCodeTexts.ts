import type { CodeTexts } from '@balcao/ui/code-block/texts.ts';
import { translate } from '@docusaurus/Translate';

/** Texts of code blocks, in the language of the page. */
export function useCodeTexts(): CodeTexts {
  return {
    copy: translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copiar o código' }),
    copied: translate({ id: 'theme.CodeBlock.copied', message: 'Copiado' }),
    wrap: translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Quebrar as linhas longas' }),
    code: translate({ id: 'code.label', message: 'Código' }),
  };
}
