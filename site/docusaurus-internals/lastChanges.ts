import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

const git = getVcsPreset('git-eager');

/** Unknown values are undefined, such as outside a git checkout. */
const whereKnown =
  (read: VcsConfig['getFileLastUpdateInfo']): VcsConfig['getFileLastUpdateInfo'] =>
  (file) =>
    read(file).catch(() => null);

/** Date of each page's last change, from one `git log` for all files. */
export const lastChanges: VcsConfig = {
  initialize: git.initialize,
  getFileCreationInfo: whereKnown(git.getFileCreationInfo),
  getFileLastUpdateInfo: whereKnown(git.getFileLastUpdateInfo),
};
