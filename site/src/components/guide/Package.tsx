import { packageArchive } from '@balcao/text/packageArchive.ts';
import { packageCommand } from '@words/parts.ts';
import { provider } from '../../../../provider.config.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { Fence } from '../Sample/Code.tsx';

interface PackageCommandProps {
  /** A command of the package with what it takes: `start --port 0 --json`. */
  run: string;
  /** Whether it stands within a sentence. */
  inline?: boolean;
}

/** Runs a command of the package from where the provider has it: `<PackageCommand run="start" />`. */
export function PackageCommand({ run, inline }: PackageCommandProps) {
  const text = `npx ${usePage().data.packageOfSite} ${run}`;
  return inline ? <code>{text}</code> : <Fence language="bash" text={text} label={packageCommand.run} />;
}

/** Installs the package in a shop, from an archive that it keeps: an address may have another version one day. */
export function PackageInstall() {
  const archive = [`npm pack ${usePage().data.packageOfSite}`, `npm install --save-dev ./${packageArchive}`];
  const install = provider.registryName ? [`npm install --save-dev ${provider.registryName}`] : archive;
  const text = ['npm init --yes', ...install].join('\n');
  return <Fence language="bash" text={text} label={packageCommand.install} />;
}
