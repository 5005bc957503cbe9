import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packageArchive } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';
import { checksums, checksumsOf } from '../../tools/run/downloads.mjs';

const mostPackageBytes = 5_000_000;

/** Command that names the package without a URL. npm would look in its registry, where anyone could own the name. */
const byName =
  /\b(?:npx|npm (?:i|install|add|exec|x))(?: +-[\w-]+)* +balcao(?![\w.-])|"(?:-[\w-]+", ?")*balcao", ?"mcp"/g;

/** Commands in a text that name the package without its URL. */
export const commandsByName = (text: string): string[] => text.match(byName) ?? [];

const texts = /\.(html|md|js|mjs|json|txt)$/;

/** Faults in the downloads of a built site, and in the commands of its files. */
export function downloadFaults(folder: string): string[] {
  const listed = path.join(folder, checksums);
  const archive = path.join(folder, packageArchive);
  if (!existsSync(listed) || !existsSync(archive)) return [`${packageArchive} or ${checksums} is missing`];
  const printed = provider.registryName ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [
    ...(readFileSync(listed, 'utf8') === checksumsOf(folder) ? [] : [`${checksums} does not fit the files`]),
    ...(statSync(archive).size > mostPackageBytes ? [`${packageArchive} has more than 5 MB`] : []),
    ...printed
      .filter((file) => texts.test(file))
      .flatMap((file) =>
        commandsByName(readFileSync(path.join(folder, file), 'utf8')).map(
          (command) => `${file}: "${command}" runs whoever has that name in the registry: <PackageCommand>`,
        ),
      ),
  ];
}
