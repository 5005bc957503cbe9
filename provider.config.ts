/**
 * The one file a provider changes: brand, links and hosts.
 * Hosts end in `.example` until a provider puts its own here; nothing else in the repository names one.
 */
export const provider = {
  /** Name of the product as readers see it. */
  brand: 'Balcão',
  /** Who runs it, for the footer and the legal line. */
  company: 'Balcão Pagamentos',
  copyrightYear: 2025,
  links: {
    mainSite: 'https://www.balcao.example',
    linkedIn: 'https://www.linkedin.com/company/balcao.example',
    youTube: 'https://www.youtube.com/@balcao.example',
    privacy: 'https://www.balcao.example/privacidade',
    security: 'https://www.balcao.example/seguranca',
    complaintsBook: 'https://www.balcao.example/livro-de-reclamacoes',
    support: 'mailto:suporte@balcao.example',
  },
  /** Public address of the documentation site. */
  site: 'https://docs.balcao.example',
  /** Origins of the two REST servers; the API lives under `/api` on both. */
  servers: {
    production: 'https://www.balcao.example',
    testing: 'https://testes.balcao.example',
  },
  /** Where the local sandbox answers unless the environment says otherwise. */
  sandbox: 'http://localhost:4000',
} as const;

/** Shape of {@link provider}: what a provider must fill in. */
export type Provider = typeof provider;
