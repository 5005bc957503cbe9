import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ApiVersionItem } from '../../components/navbar/ApiVersionItem.tsx';
import { MainSiteItem } from '../../components/navbar/MainSiteItem.tsx';
import { SpecificationItem } from '../../components/navbar/SpecificationItem.tsx';

/** The classic theme's items and our own, named `custom-...` in navigation.ts. */
export default {
  ...ComponentTypes,
  'custom-apiVersion': ApiVersionItem,
  'custom-specification': SpecificationItem,
  'custom-mainSite': MainSiteItem,
};
