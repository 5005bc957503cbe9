import { useDocCardDescriptionCategoryItemsPlural } from '@docusaurus/theme-common/internal';

/** @returns how many pages a group has, in words: `3 páginas` */
export const usePageCount = useDocCardDescriptionCategoryItemsPlural;
