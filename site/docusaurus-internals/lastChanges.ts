import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

/** What is not known is left out: outside of a checkout, or where there is no git, nothing is. */
const whereKnown =
  (read: VcsConfig['getFileLastUpdateInfo']): VcsConfig['getFileLastUpdateInfo'] =>
  (file) =>
    read(file).catch(() => null);

/** When a page last changed, from the history as one `git log` tells it for all files. */
export const lastChanges: VcsConfig = {
  initialize: git.initialize,
  getFileCreationInfo: whereKnown(git.getFileCreationInfo),
  getFileLastUpdateInfo: whereKnown(git.getFileLastUpdateInfo),
};
