/**
 * Variables that the engine reads and does not document.
 * @param {string} folder in the site, for what a build writes on its way; two builds at a time need one each
 * @returns {NodeJS.ProcessEnv}
 */
export const generatedFilesIn = (folder) => ({ DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder });

/**
 * A build that neither reads nor leaves a cache.
 * @type {NodeJS.ProcessEnv}
 */
export const withoutCache = { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' };
