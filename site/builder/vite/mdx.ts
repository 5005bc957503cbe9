import type { Plugin } from 'vite';

interface CompileError {
  message: string;
  line?: number;
  column?: number;
}

/** Compiles pages. Errors name the file and line. @param compiler loads the compiler with the site's highlighter */
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
