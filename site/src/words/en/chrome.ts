import type * as pt from '../pt/chrome.ts';

export const codeBlock: typeof pt.codeBlock = {
  copy: 'Copy the code',
  copied: 'Copied',
  wrap: 'Wrap long lines',
  code: 'Code',
};

export const specification: typeof pt.specification = {
  title: 'API reference',
  description: 'Every operation of the REST API: who can call it, what it returns and which errors to expect.',
  openapi: 'OpenAPI description:',
  postman: 'Collection for Postman and Bruno (JSON)',
  markdown: 'In Markdown, for language models',
  differences: 'What the sandbox does and does not do',
  differencesLead: 'What the specification does not say, and the sandbox had to choose:',
};

export const sandboxApi: typeof pt.sandboxApi = {
  title: 'Sandbox API',
  description: "Every operation of the sandbox's simulators: payers, terminals, clock, faults, deliveries and state.",
  where:
    "Only a sandbox responds to these calls. The provider's testing and production servers do not have them, and the console on this page never sends them anything.",
  testing: 'How to test',
};

export const navbar: typeof pt.navbar = {
  mainSite: (site) => `Go to ${site}`,
};

export const menu: typeof pt.menu = {
  languages: 'Language',
  wayUp: 'Back to top',
  main: 'Main',
  name: 'Menu',
  open: 'Open the menu',
  close: 'Close the menu',
  tree: 'Pages of this area',
  hideTree: 'Collapse sidebar',
  showTree: 'Expand sidebar',
  pagesOf: (group) => `Pages of ${group}`,
};

export const version = { name: 'Version', label: 'Next', list: 'Versions' };

export const breadcrumbs = { home: 'Home page', name: 'Breadcrumbs' };

export const neighbours = { name: 'Pages of the guides', previous: 'Previous', next: 'Next' };

export const changes = { edit: 'Edit this page', last: 'Last updated on' };

export const headingLink = (heading: string): string => `Direct link to ${heading}`;

export const pageCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

export const areaNames: typeof pt.areaNames = {
  specification: 'Specification',
  guides: 'Guides',
  integrations: 'Integrations',
  soap: 'SOAP',
};

export const pageFooter: typeof pt.pageFooter = {
  documentation: 'Documentation',
  follow: 'Follow us',
  legal: 'Legal',
  privacy: 'Privacy policy',
  security: 'Security policy',
  complaints: 'Complaints book',
  status: 'Service status',
  accessibility: 'Accessibility',
  copyright: (year, company) => `© ${year} ${company}. All rights reserved.`,
  firstPayment: 'Multibanco payments',
};

export const notFound: typeof pt.notFound = {
  home: 'Go to the home page',
  guides: 'See the guides',
  specification: 'See the API reference',
  title: 'Page not found',
  words: 'We could not find what you are looking for.',
  report: 'If a link on this site brought you here,',
  tell: 'tell us which one',
  mailSubject: 'Broken link',
  mailBody: 'I came from:',
  search: 'Search the documentation',
};

export const colourToggle: typeof pt.colourToggle = {
  label: (mode) => `Toggle between light, dark and system mode (${mode} is active)`,
  modes: { light: 'light mode', dark: 'dark mode', system: 'system mode' },
};

export const pageLoad: typeof pt.pageLoad = { failed: 'This page could not be loaded.', retry: 'Retry' };

export const crash: typeof pt.crash = {
  words: 'It is not your fault. Try again; if it keeps happening, send support what the box says.',
  title: 'This page crashed',
  retry: 'Try again',
};

export const contents = { title: 'On this page' };

export const announcement: typeof pt.announcement = {
  label: 'Announcement',
  soap: 'The SOAP service is deprecated: new integrations use the REST API.',
  link: 'See the API reference',
  close: 'Close',
};

export const search: typeof pt.search = {
  button: 'Search',
  label: 'Search the documentation',
  placeholder: 'Word, code or operation',
  loading: 'Loading...',
  close: 'Close',
  results: (count) => `${count} results.`,
  oneResult: 'One result.',
  keys: 'Arrow keys to choose, Enter to open.',
  example: 'signature',
  plainExample: 'refund',
  examples: 'Type a word, or start with one of these:',
  nothing: (query) => `Nothing found for “${query}”.`,
  nothingWords: 'Try fewer words, the start of a word, or the name of a field as it appears in the API.',
  notThere: 'It may also be something that the API does not have, or does not document.',
  notDocumented: 'See what is not documented',
  ask: 'Ask support',
  failed: 'The search index could not be loaded.',
  errors: 'Errors',
};

export const apiPanel: typeof pt.apiPanel = {
  open: 'API: open the reference beside this page',
  closeTab: 'API: close the panel',
  close: 'Close',
  whole: 'Open as a page',
  edge: 'API panel width',
  loading: 'Opening the API reference…',
  failed: 'The API reference could not be loaded.',
};

export const pageTools: typeof pt.pageTools = {
  copy: 'Copy page',
  view: 'View as Markdown',
  copying: 'Copying…',
  copied: 'Copied',
  failed: 'Could not copy',
};

export const feedback: typeof pt.feedback = {
  question: 'Was this page useful?',
  yes: 'Yes',
  no: 'No',
  note: 'Opens a draft message, which is only sent if you send it.',
  usefulSubject: (title) => `Useful: ${title}`,
  lackingSubject: (title) => `Something is missing: ${title}`,
  lackingBody: 'What you were looking for and did not find:',
};

export const markdown: typeof pt.markdown = {
  panel: 'Interactive panel, on this page of the site:',
  page: 'Page',
  samples: (language: string, others: string) => `Samples in ${language}; also in ${others}.`,
  start: 'Start',
  agents: 'For coding agents',
  agentsFile: 'What exists and where, the first three calls, and ten mistakes that cost money.',
  skill: 'A skill with references on webhooks, refunds and retries, terminals, and the migration from SOAP to REST.',
  inEnglish: 'The same pages in English.',
  openapi: 'The same reference for tools; also as openapi.yaml, openapi-3.0.json and openapi-3.0.yaml.',
  full: 'The guides in one file, with calls in cURL. Responses, fields and errors are in the API reference; each page is available as Markdown at the path below its title.',
  summary:
    'Developer documentation of a Portuguese payment services provider: taking payments by Multibanco reference, MB WAY and card through a REST API, physical terminals, webhooks, plugins for online shops, and a sandbox to try everything out.',
  hint: 'Every page is available as Markdown at its URL followed by .md, with samples in one language; the line below the title links to the others. A request for a page with `Accept: text/markdown` returns the Markdown too. Paths start at the root of the server this file was read from. Amounts are in cents, and the responses in the samples were recorded in the sandbox.',
};

export const skipLink: string = 'Skip to main content';
