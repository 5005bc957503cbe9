/** Disables the classic theme's loading of Prism languages: code is highlighted at build time. */
export default function prismIncludeLanguages() {}
