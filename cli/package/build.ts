import { addDownloads } from '../../tools/run/build.mjs';

export async function setup(): Promise<void> {
  await addDownloads();
}
