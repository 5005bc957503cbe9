/** The classic theme's own components, which ours draw (theme.ts). */
declare module '@classic-theme/DocBreadcrumbs' {
  export { default } from '@theme/DocBreadcrumbs';
}
declare module '@classic-theme/DocCategoryGeneratedIndexPage' {
  export { default } from '@theme/DocCategoryGeneratedIndexPage';
}
declare module '@classic-theme/Layout' {
  export { default } from '@theme/Layout';
}
