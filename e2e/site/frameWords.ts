import { provider } from '../../provider.config.ts';
import { siteWords } from '../../site/src/words/all.ts';
import type { Locale } from './locales.ts';

const languages: Record<Locale, string> = { pt: 'Português', es: 'Español', en: 'English' };

/** Strings of the page layout in a language, by ARIA role. */
function frameWords(locale: Locale) {
  const { chrome, trees } = siteWords[locale];
  const { colourToggle, menu, notFound, pageFooter } = chrome;
  const colour = (mode: keyof typeof colourToggle.modes) => colourToggle.label(colourToggle.modes[mode]);
  return {
    skip: chrome.skipLink,
    colour: { light: colour('light'), dark: colour('dark'), system: colour('system') },
    announcement: chrome.announcement.label,
    dismiss: chrome.announcement.close,
    loadFailed: chrome.pageLoad.failed,
    retry: chrome.pageLoad.retry,
    crashed: chrome.crash.title,
    tryAgain: chrome.crash.retry,
    guides: chrome.areaNames.guides,
    specification: chrome.areaNames.specification,
    mainSite: new RegExp(`^${chrome.navbar.mainSite('')}`),
    language: languages[locale],
    menu: menu.name,
    openMenu: menu.open,
    closeMenu: menu.close,
    versions: chrome.version.list,
    breadcrumbs: chrome.breadcrumbs.name,
    homePage: chrome.breadcrumbs.home,
    previous: chrome.neighbours.previous,
    next: chrome.neighbours.next,
    onThisPage: chrome.contents.title,
    backToTop: menu.wayUp,
    tree: menu.tree,
    collapse: menu.hideTree,
    expand: menu.showTree,
    payments: trees.groups.payments.label,
    copy: chrome.codeBlock.copy,
    notFound: { ...notFound, ways: [notFound.home, notFound.guides, notFound.specification] },
    footer: { ...pageFooter, rights: pageFooter.copyright(provider.copyrightYear, provider.company) },
  };
}

export const words = {
  pt: frameWords('pt'),
  es: frameWords('es'),
  en: frameWords('en'),
} satisfies Record<Locale, object>;
