import { packageArchive } from '@balcao/text/urls.ts';
import { packageCommand } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { Fence } from '../Sample/Code.tsx';

interface PackageCommandProps {
  /** Command of the package with its arguments: `start --port 0 --json`. */
  run: string;
  /** Whether it is part of a sentence. */
  inline?: boolean;
}

/** Command that runs the package from the provider's source: `<PackageCommand run="start" />`. */
export function PackageCommand({ run, inline }: PackageCommandProps) {
  const text = `npx ${usePage().data.packageOfSite} ${run}`;
  return inline ? <code>{text}</code> : <Fence language="bash" text={text} label={packageCommand.run} />;
}

/** Command that installs the package in a shop, from a stored archive: a URL may have another version one day. */
export function PackageInstall() {
  const archive = [`npm pack ${usePage().data.packageOfSite}`, `npm install --save-dev ./${packageArchive}`];
  const install = provider.registryName ? [`npm install --save-dev ${provider.registryName}`] : archive;
  const text = ['npm init --yes', ...install].join('\n');
  return <Fence language="bash" text={text} label={packageCommand.install} />;
}
