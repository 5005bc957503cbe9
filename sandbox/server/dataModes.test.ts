import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../storage/drivers/sqlite.ts';
import { migrate } from '../storage/migrations.ts';
import { createBackups } from './backUp.ts';
import { prepareDataDir, writeProcessId } from './dataDir.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'balcao-modes-')), 'data');
});
afterEach(() => rmSync(join(dataDir, '..'), { recursive: true }));

function modes(): Map<string, string> {
  const names = ['', ...(readdirSync(dataDir, { recursive: true }) as string[])];
  return new Map(names.map((name) => [name, (statSync(join(dataDir, name)).mode & 0o777).toString(8)] as const));
}

describe.skipIf(process.platform === 'win32')('the data of a sandbox', () => {
  it('are for its own user alone, though others may read what it writes elsewhere [process.data-is-for-one-user]', async () => {
    expect(prepareDataDir(dataDir)).toBeUndefined();
    const database = openSqlite(join(dataDir, 'sandbox.db'));
    await migrate(database.db);
    const { copyTo } = database;
    const backUp = createBackups(dataDir, (file) => copyTo?.(file) ?? Promise.reject(new Error('no file')));
    expect(await backUp()).toHaveProperty('file');
    writeFileSync(join(dataDir, 'sandbox.pid'), '1', { mode: 0o644 });
    writeProcessId(dataDir);
    const found = [...modes()];
    expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(['sandbox.db-wal', 'sandbox.pid']));
    expect(found.filter(([name, mode]) => mode !== (/\.(db|pid)/.test(name) ? '600' : '700'))).toEqual([]);
    await database.close();
  });
});

describe('a backup that cannot be written', () => {
  it('says why, and leaves nothing behind [process.failed-backup-leaves-nothing]', async () => {
    const full = new Error('database or disk is full');
    const backUp = createBackups(dataDir, () => Promise.reject(full));
    for (let n = 0; n < 2; n += 1) expect(await backUp()).toEqual({ unwritten: full.message });
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  });
});
