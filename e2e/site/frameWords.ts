import type { Locale } from './locales.ts';

/** Texts of the page layout in one language. */
interface FrameWords {
  skip: string;
  /** Names of the colour button while a choice is active. */
  colour: Record<'light' | 'dark' | 'system', string>;
  announcement: string;
  dismiss: string;
  loadFailed: string;
  retry: string;
  crashed: string;
  tryAgain: string;
  guides: string;
  specification: string;
  mainSite: RegExp;
  /** Label of this language in the menu of languages. */
  language: string;
  /** Name of the drawer. */
  menu: string;
  openMenu: string;
  closeMenu: string;
  versions: string;
  breadcrumbs: string;
  homePage: string;
  previous: string;
  next: string;
  onThisPage: string;
  backToTop: string;
  /** Name of the tree of pages. */
  tree: string;
  collapse: string;
  expand: string;
  payments: string;
  copy: string;
  notFound: {
    title: string;
    notice: RegExp;
    search: string;
    ways: [home: string, guides: string, specification: string];
  };
  footer: { privacy: string; security: string; complaints: string; rights: RegExp };
}

/** Duplicated on purpose: journeys that read the site's own files could not find errors in them. */
export const words = {
  pt: {
    skip: 'Saltar para o conteúdo principal',
    colour: {
      light: 'Mudar entre modo claro, escuro e do sistema (modo claro está ativo)',
      dark: 'Mudar entre modo claro, escuro e do sistema (modo escuro está ativo)',
      system: 'Mudar entre modo claro, escuro e do sistema (modo do sistema está ativo)',
    },
    announcement: 'Aviso',
    dismiss: 'Fechar',
    loadFailed: 'Não foi possível carregar esta página.',
    retry: 'Tentar novamente',
    crashed: 'Esta página deu erro.',
    tryAgain: 'Tentar novamente',
    guides: 'Guias',
    specification: 'Especificação',
    mainSite: /^Ir para /,
    language: 'Português',
    menu: 'Menu',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    versions: 'Versões',
    breadcrumbs: 'Onde está',
    homePage: 'Página inicial',
    previous: 'Anterior',
    next: 'Próxima',
    onThisPage: 'Nesta página',
    backToTop: 'Voltar para o topo',
    tree: 'Páginas desta área',
    collapse: 'Recolher painel lateral',
    expand: 'Expandir painel lateral',
    payments: 'Pagamentos',
    copy: 'Copiar o código',
    notFound: {
      title: 'Página não encontrada',
      notice: /ligação deste site que o trouxe/,
      search: 'Procurar na documentação',
      ways: ['Ir para a página inicial', 'Ver os guias', 'Ver a especificação'],
    },
    footer: {
      privacy: 'Política de privacidade',
      security: 'Política de segurança',
      complaints: 'Livro de reclamações',
      rights: /Todos os direitos reservados/,
    },
  },
  es: {
    skip: 'Saltar al contenido principal',
    colour: {
      light: 'Cambiar entre modo claro, oscuro y del sistema (modo claro está activo)',
      dark: 'Cambiar entre modo claro, oscuro y del sistema (modo oscuro está activo)',
      system: 'Cambiar entre modo claro, oscuro y del sistema (modo del sistema está activo)',
    },
    announcement: 'Aviso',
    dismiss: 'Cerrar',
    loadFailed: 'No se ha podido cargar esta página.',
    retry: 'Reintentar',
    crashed: 'Esta página ha dado un error.',
    tryAgain: 'Volver a intentarlo',
    guides: 'Guías',
    specification: 'Especificación',
    mainSite: /^Ir a /,
    language: 'Español',
    menu: 'Menú',
    openMenu: 'Abrir el menú',
    closeMenu: 'Cerrar el menú',
    versions: 'Versiones',
    breadcrumbs: 'Dónde está',
    homePage: 'Página de inicio',
    previous: 'Anterior',
    next: 'Siguiente',
    onThisPage: 'En esta página',
    backToTop: 'Volver arriba',
    tree: 'Páginas de esta sección',
    collapse: 'Colapsar barra lateral',
    expand: 'Expandir barra lateral',
    payments: 'Pagos',
    copy: 'Copiar el código',
    notFound: {
      title: 'Página no encontrada',
      notice: /traído un enlace de este sitio/,
      search: 'Buscar en la documentación',
      ways: ['Ir a la página de inicio', 'Ver las guías', 'Ver la referencia de la API'],
    },
    footer: {
      privacy: 'Política de privacidad',
      security: 'Política de seguridad',
      complaints: 'Libro de reclamaciones',
      rights: /Todos los derechos reservados/,
    },
  },
  en: {
    skip: 'Skip to main content',
    colour: {
      light: 'Toggle between light, dark and system mode (light mode is active)',
      dark: 'Toggle between light, dark and system mode (dark mode is active)',
      system: 'Toggle between light, dark and system mode (system mode is active)',
    },
    announcement: 'Announcement',
    dismiss: 'Close',
    loadFailed: 'This page could not be loaded.',
    retry: 'Retry',
    crashed: 'This page crashed',
    tryAgain: 'Try again',
    guides: 'Guides',
    specification: 'Specification',
    mainSite: /^Go to /,
    language: 'English',
    menu: 'Menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
    versions: 'Versions',
    breadcrumbs: 'Breadcrumbs',
    homePage: 'Home page',
    previous: 'Previous',
    next: 'Next',
    onThisPage: 'On this page',
    backToTop: 'Back to top',
    tree: 'Pages of this area',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
    payments: 'Payments',
    copy: 'Copy the code',
    notFound: {
      title: 'Page not found',
      notice: /link on this site brought you here/,
      search: 'Search the documentation',
      ways: ['Go to the home page', 'See the guides', 'See the API reference'],
    },
    footer: {
      privacy: 'Privacy policy',
      security: 'Security policy',
      complaints: 'Complaints book',
      rights: /All rights reserved/,
    },
  },
} satisfies Record<Locale, FrameWords>;
