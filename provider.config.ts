/** What a plugin needs of its shop, by kind of shop. */
type PluginNeeds = Record<
  'woocommerce' | 'prestashop9' | 'prestashop8' | 'prestashop17',
  {
    /** Least version of the shop and of PHP, newest PHP that was tried, PHP extensions, newest version of the plugin. */
    [need in 'shop' | 'php' | 'newestPhp' | 'extensions' | 'plugin']: string | null;
  } & {
    [/** Whether checkout by blocks and high-performance order storage work. */ need in 'blocks' | 'hpos']?:
      | boolean
      | null;
  }
>;

/**
 * The one file a provider changes: brand, links and hosts.
 * Hosts end in `.example` until a provider puts its own here; nothing else in the repository names one. The build lists
 * those that still do, and pages mark links to them (ui/exampleLinks.css).
 */
export const provider = {
  /** Name of the product as readers see it. */
  brand: 'Balcão',
  /** Its mark as an SVG drawing, for the tabs of a browser; the site has it as site/static/img/favicon.svg. */
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#1f4fa3"/><g fill="#fff"><path id="p" d="M32 32C19 30 13 21 11 11C21 13 30 19 32 32Z"/><use href="#p" transform="rotate(90 32 32)"/><use href="#p" transform="rotate(180 32 32)"/><use href="#p" transform="rotate(270 32 32)"/></g></svg>',
  /** Who runs it, for the footer and the legal line. */
  company: 'Balcão Pagamentos',
  copyrightYear: 2025,
  links: {
    mainSite: 'https://www.balcao.example',
    /** Where merchants log in: credentials, integration platforms, payments, transfers. */
    backOffice: 'https://www.balcao.example/entrar',
    linkedIn: 'https://www.linkedin.com/company/balcao.example',
    youTube: 'https://www.youtube.com/@balcao.example',
    privacy: 'https://www.balcao.example/privacidade',
    security: 'https://www.balcao.example/seguranca',
    /** Where the state of the service and the statement of accessibility are; the footer shows what is set. */
    status: undefined as string | undefined,
    accessibility: undefined as string | undefined,
    complaintsBook: 'https://www.balcao.example/livro-de-reclamacoes',
    /** Where readers write to; an address of a form for issues is filled in, too. */
    support: 'mailto:suporte@balcao.example',
    /** Where a file of this repository is edited in a browser: its path follows. */
    repository: 'https://codigo.balcao.example/portal/edit/main',
    /** Where readers clone this repository from; undefined where it is not published, and pages lead to the support. */
    source: 'https://codigo.balcao.example/portal.git' as string | undefined,
  },
  /** Whom to tell of a weakness, and until when that is right: `/.well-known/security.txt` (RFC 9116). */
  securityContact: { address: 'mailto:seguranca@balcao.example', until: '2027-11-30T00:00:00Z' },
  /** Where shop owners download each plugin from; undefined where it is not published, and pages lead to the support. */
  plugins: {
    prestashop8: undefined as string | undefined,
    prestashop17: undefined as string | undefined,
    woocommerce: undefined as string | undefined,
  },
  /**
   * What each plugin needs of a shop, for the table that shop owners read. `null` is what nobody has published: the
   * table says so and leads to the support. What a shop does not have is left out.
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
   * The name under which npm's registry has your package; undefined where it has none, and every command that is printed
   * names the archive on the site. A name that is not yours runs what its owner puts there.
   */
  registryName: undefined as string | undefined,
  /** Public address of the documentation site. */
  site: 'https://docs.balcao.example',
  /** Origins of the two REST servers; the API lives under `/api` on both. */
  servers: {
    production: 'https://www.balcao.example',
    testing: 'https://testes.balcao.example',
  },
  /** `User-Agent` of webhooks and callbacks, as firewalls are told to let it through. */
  webhookUserAgent: 'Balcao-Webhooks/1.0',
  /** Where the local sandbox answers unless the environment says otherwise. */
  sandbox: 'http://localhost:4000',
} as const;
