import { inTab } from '@balcao/contract/control/inTab.ts';

/** Script element by which a page takes part in running the sandbox (workbench/core/tab/join.ts). */
export const joinScript = (base: string, attributes = '') =>
  `<script type="module" src="${base}${inTab.joinScript}"${attributes}></script>`;

/** Adds the join script to a page, which may be the last open one. Other responses are unchanged. */
export async function withJoinScript(response: Response, base: string): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace('</head>', `${joinScript(base)}</head>`), response);
}
