import * as sqlite from '@photostructure/sqlite';
import { openByNode } from './nodeSqlite.ts';
import type { OpenFile } from './sqliteConnection.ts';

/** Opens a file by the package with a native part, which the repository has on every Node. */
export const openFile: OpenFile = (file) => openByNode(sqlite, file);
