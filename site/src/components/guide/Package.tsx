import { packageArchive } from '@balcao/text/urls.ts';
import { packageCommand } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { Fence } from '../Sample/Code.tsx';

interface PackageCommandProps {
  /** Arguments of the command: `start --port 0 --json`. */
  run: string;
  /** Whether the command is part of a sentence. */
  inline?: boolean;
}

/** Command that runs the package from where the provider publishes it: `<PackageCommand run="start" />`. */
export function PackageCommand({ run, inline }: PackageCommandProps) {
  const text = `npx ${usePage().data.packageOfSite} ${run}`;
  return inline ? <code>{text}</code> : <Fence language="bash" text={text} label={packageCommand.run} />;
}

/** Commands that install the package in a shop's project, from a saved archive: the URL may serve a later version. */
export function PackageInstall() {
  const archive = [`npm pack ${usePage().data.packageOfSite}`, `npm install --save-dev ./${packageArchive}`];
  const install = provider.registryName ? [`npm install --save-dev ${provider.registryName}`] : archive;
  const text = ['npm init --yes', ...install].join('\n');
  return <Fence language="bash" text={text} label={packageCommand.install} />;
}
