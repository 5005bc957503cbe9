import { ReferencePage } from '@balcao/reference/page/ReferencePage.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { referenceContent } from './referenceContent.tsx';

/** Renders the reference to HTML at build time, see plugins/reference.ts. */
export function referenceHtml(hrefOf: (path: string) => string): string {
  return renderToStaticMarkup(<ReferencePage {...referenceContent(hrefOf)} />);
}
