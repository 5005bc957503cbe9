import * as sqlite from '@photostructure/sqlite';
import { openByNode } from './nodeSqlite.ts';
import type { OpenFile } from './sqliteConnection.ts';

/** Opens a file with the native package, which the repository installs for every version of Node. */
export const openFile: OpenFile = (file) => openByNode(sqlite, file);
