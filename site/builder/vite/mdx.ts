import type { Plugin } from 'vite';

interface CompileError {
  message: string;
  line?: number;
  column?: number;
}

/** Compiles the pages; an error names file and line. @param compiler shares the highlighter of the site's modules */
export function mdxPlugin(compiler: () => Promise<typeof import('./markdown.ts')>): Plugin {
  return {
    name: 'site-mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, id) {
        const { compilePage } = await compiler();
        const code = await compilePage(id, text).catch(({ message, line = 1, column = 1 }: CompileError) =>
          this.error({ message, id, loc: { file: id, line, column } }),
        );
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
