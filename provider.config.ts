type PluginNeeds = Record<
  'woocommerce' | 'prestashop9' | 'prestashop8' | 'prestashop17',
  {
    /** Minimum version of the shop and of PHP, newest tested PHP, PHP extensions, and newest version of the plugin. */
    [need in 'shop' | 'php' | 'newestPhp' | 'extensions' | 'plugin']: string | null;
  } & {
    [/** Support for checkout blocks and high-performance order storage. */ need in 'blocks' | 'hpos']?: boolean | null;
  }
>;

/**
 * The only file that a provider changes: brand, links and hosts. Hosts end in `.example` until the provider replaces
 * them, and no other file names them. The build lists those that remain, and pages mark links to them
 * (ui/exampleLinks.css).
 */
export const provider = {
  /** Product name shown to readers. */
  brand: 'Balcão',
  /** Logo as an SVG for browser tabs. The site has a copy in site/static/img/favicon.svg. */
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#1f4fa3"/><g fill="#fff"><path id="p" d="M32 32C19 30 13 21 11 11C21 13 30 19 32 32Z"/><use href="#p" transform="rotate(90 32 32)"/><use href="#p" transform="rotate(180 32 32)"/><use href="#p" transform="rotate(270 32 32)"/></g></svg>',
  /** Operating company, named in the footer and the legal line. */
  company: 'Balcão Pagamentos',
  copyrightYear: 2025,
  links: {
    mainSite: 'https://www.balcao.example',
    /** URL of the back office for merchants: credentials, integration platforms, payments, transfers. */
    backOffice: 'https://www.balcao.example/entrar',
    linkedIn: 'https://www.linkedin.com/company/balcao.example',
    youTube: 'https://www.youtube.com/@balcao.example',
    privacy: 'https://www.balcao.example/privacidade',
    security: 'https://www.balcao.example/seguranca',
    /** URLs of the service status and the accessibility statement. The footer shows the ones that are set. */
    status: undefined as string | undefined,
    accessibility: undefined as string | undefined,
    complaintsBook: 'https://www.balcao.example/livro-de-reclamacoes',
    /** Contact for readers. The URL of an issue form is opened with its fields filled in. */
    support: 'mailto:suporte@balcao.example',
    /** URL prefix for editing a file of the repository in a browser. */
    repository: 'https://codigo.balcao.example/portal/edit/main',
    /** Clone URL of the repository; if undefined, pages link to the support contact. */
    source: 'https://codigo.balcao.example/portal.git' as string | undefined,
  },
  /** Contact for vulnerabilities and its expiry date, for `/.well-known/security.txt` (RFC 9116). */
  securityContact: { address: 'mailto:seguranca@balcao.example', until: '2027-11-30T00:00:00Z' },
  /** Download URL of each plugin for shop owners; if undefined, pages link to the support contact. */
  plugins: {
    prestashop8: undefined as string | undefined,
    prestashop17: undefined as string | undefined,
    woocommerce: undefined as string | undefined,
  },
  /**
   * Requirements of each plugin, for a table that shop owners read. `null` means not published: the table says so and
   * links to the support contact. Fields that do not apply to a shop are absent.
   */
  pluginNeeds: {
    woocommerce: {
      shop: null,
      php: '7.2',
      newestPhp: null,
      extensions: 'curl, json',
      plugin: null,
      blocks: false,
      hpos: null,
    },
    prestashop9: { shop: null, php: null, newestPhp: null, extensions: null, plugin: null },
    prestashop8: { shop: '8', php: '7.4', newestPhp: null, extensions: 'curl, json', plugin: null },
    prestashop17: { shop: '1.7', php: null, newestPhp: null, extensions: null, plugin: null },
  } as PluginNeeds,
  /**
   * Name of the package in the npm registry. If undefined, all printed commands use the archive on the site. Do not set
   * a name that you do not own: its owner's code would run.
   */
  registryName: undefined as string | undefined,
  /** Public URL of the documentation site. */
  site: 'https://docs.balcao.example',
  /** Origins of the two REST servers. The API is under `/api` on both. */
  servers: {
    production: 'https://www.balcao.example',
    testing: 'https://testes.balcao.example',
  },
  /** `User-Agent` of webhooks and callbacks, for firewall rules. */
  webhookUserAgent: 'Balcao-Webhooks/1.0',
  /** Default URL of the local sandbox, which environment variables override. */
  sandbox: 'http://localhost:4000',
} as const;
