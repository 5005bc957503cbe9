import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocSidebarNavbarItem from '@theme/NavbarItem/DocSidebarNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import {
  ApiVersionItem,
  ApiVersionNote,
  LanguagesItem,
  MainSiteItem,
  SpecificationItem,
} from '../../components/navbar/navbarItems.tsx';

/** Item types of navigation.ts: those of the classic theme, and our own as `custom-...`. */
export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  docsVersionDropdown: DocsVersionDropdownNavbarItem,
  localeDropdown: LanguagesItem,
  search: SearchNavbarItem,
  'custom-apiVersion': ApiVersionItem,
  'custom-apiVersionNote': ApiVersionNote,
  'custom-specification': SpecificationItem,
  'custom-mainSite': MainSiteItem,
};
