import { inTab } from '@balcao/contract/control/inTab.ts';

/** The element that loads the script by which a page takes part in running the sandbox (workbench/core/tab/join.ts). */
export const joinScript = (base: string, attributes = '') =>
  `<script type="module" src="${base}${inTab.joinScript}"${attributes}></script>`;

/** Lets a page take part: it may be the last one that is open. Other responses stay as they are. */
export async function withJoinScript(response: Response, base: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${joinScript(base)}</head>`), response);
}
