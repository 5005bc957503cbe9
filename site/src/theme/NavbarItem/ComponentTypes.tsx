import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { MainSiteItem } from '../../components/navbar/MainSiteItem.tsx';
import { SpecificationItem } from '../../components/navbar/SpecificationItem.tsx';

/** The classic theme's items and our own, named `custom-...` in navigation.ts. */
export default {
  ...ComponentTypes,
  'custom-specification': SpecificationItem,
  'custom-mainSite': MainSiteItem,
};
