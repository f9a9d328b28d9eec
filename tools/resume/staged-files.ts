import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

/** New texts of content files in a folder beside them. `publish` puts them in their places, `remove` leaves no trace. */
export async function stageFiles(root: string, texts: Record<string, string>) {
  const folder = await mkdtemp(join(root, 'content/.importing-')).catch(asUserError);
  const names = Object.keys(texts);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const name of names) await writeFile(join(folder, `${name}.ts`), texts[name]!);
    if (names.length > 0) format(root, folder);
    const read = async (name: string) => [name, await readFile(join(folder, `${name}.ts`), 'utf8')];
    const formatted: Record<string, string> = Object.fromEntries(await Promise.all(names.map(read)));
    const publish = async (chosen: string[]) => {
      for (const name of chosen)
        await rename(join(folder, `${name}.ts`), join(root, `content/${name}.ts`)).catch(asUserError);
    };
    return { formatted, publish, remove };
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
