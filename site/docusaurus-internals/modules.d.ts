/** The classic theme's own components, which ours draw (theme.ts). */
declare module '@classic-theme/DocBreadcrumbs' {
  export { default } from '@theme/DocBreadcrumbs';
}
declare module '@classic-theme/DocCategoryGeneratedIndexPage' {
  export { default } from '@theme/DocCategoryGeneratedIndexPage';
}
declare module '@classic-theme/DocRoot/Layout/Main' {
  export { default } from '@theme/DocRoot/Layout/Main';
}
declare module '@classic-theme/Layout' {
  export { default } from '@theme/Layout';
}
