import { apart } from '../../src/components/Sample/apart.ts';
import { type Language, pathIn } from '../languages.ts';
import { markdownPath, markdownPathIn } from '../markdown/address.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';

const element = new RegExp(`<${apart.element}>([\\s\\S]*?)</${apart.element}>`, 'g');

interface Parted {
  page: RenderedPage;
  /** File with the HTML of the samples, in order; path below the folder of the language. */
  file: string;
  samples: readonly string[];
}

/** Replaces the samples in one language with links in placeholders of the same height (src/start/samplesApart.ts). */
export function samplesApart(page: RenderedPage, language: Language): Parted {
  const samples: string[] = [];
  const markdown = markdownPathIn(markdownPath(page.address), apart.language);
  const link = `<a href="${pathIn(language, `/${markdown}`)}">C#</a>`;
  const body = page.body.replace(element, (_, html: string) => {
    samples.push(html);
    return `<${apart.element} style="--lines:${html.split('\n').length}">${link}</${apart.element}>`;
  });
  return { page: { ...page, body }, file: markdown.replace(/md$/, 'json'), samples };
}
