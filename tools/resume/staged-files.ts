import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

/**
 * New texts of content files, formatted, in a folder beside them. `publish` puts them in their places and removes other
 * files, `remove` leaves no trace.
 */
export async function stageFiles(root: string, written: Record<string, string>) {
  const folder = await mkdtemp(join(root, 'content/.importing-')).catch(asUserError);
  const staged = (name: string) => join(folder, `${name}.ts`);
  const names = Object.keys(written);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const name of names) await writeFile(staged(name), written[name]!);
    if (names.length > 0) format(root, folder);
    const texts: Record<string, string> = {};
    for (const name of names) texts[name] = await readFile(staged(name), 'utf8');
    const publish = async (removed: string[]) => {
      for (const name of names)
        await rename(staged(name), join(root, `content/${name}.ts`)).catch(asUserError);
      for (const name of removed) await rm(join(root, `content/${name}.ts`));
    };
    return { texts, publish, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** As `npm run format` does, but without git, which a copy of the project may not have. */
function format(root: string, folder: string) {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--write', '--vcs-enabled=false', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The new content could not be formatted:\n${stderr}`);
}

function asUserError({ code }: NodeJS.ErrnoException): never {
  throw new UserError(
    `The files in content/ cannot be written (${code}): change the permissions of the folder.`,
  );
}
