/** The bar at the top; words are translated in i18n/<locale>/docusaurus-theme-classic/navbar.json. */
export const navbar = {
  items: [
    { type: 'docSidebar', sidebarId: 'guides', label: 'Guias', position: 'left' },
    { type: 'custom-specification', position: 'left' },
    { type: 'docSidebar', sidebarId: 'integrations', label: 'Integrações', position: 'left' },
    { type: 'custom-mainSite', position: 'left' },
    { type: 'search', position: 'right' },
    { type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ type: 'custom-apiVersion' }] },
    { type: 'custom-apiVersionNote', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
} as const;

/** The footer is ours whole (src/theme/Footer): its links come from the provider's configuration. */
export const footer = {} as const;

/** The bar above everything; its words are in docusaurus-internals/theme/AnnouncementBar. A new id shows it to everybody again. */
export const announcementBar = { id: 'soap-discontinued', content: 'soap', isCloseable: true } as const;
