/** URL of a page's Markdown (plugins/pageMarkdown.ts), by the page's path; the home page has a name of its own. */
export const markdownAddress = (pathname: string) => `${pathname.replace(/(\.html|\/)$/, '')}.md`;
