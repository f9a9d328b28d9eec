import { join } from 'node:path';
import { runUntilStopped } from '../tools/commands/run-command.ts';
import { takeBrowser } from '../tools/commands/take-browser.ts';
import { terminalReporter } from '../tools/media/progress.ts';
import { findFfmpeg } from '../tools/programs/find-program.ts';
import { writeGrain } from './grain.ts';
import { footage, openPage, sceneNames, servePage } from './page.ts';
import { readRenderArguments } from './render-arguments.ts';
import { renderFrame, renderScene } from './render-scene.ts';

await runUntilStopped('No incomplete file was left; the next run continues from here.', async (signal) => {
  const { open, frame, names, all } = readRenderArguments(process.argv.slice(2), sceneNames());
  if (open) {
    signal.addEventListener('abort', () => process.exit());
    return console.log(`Preview of the scenes: ${await openPage()}  (Ctrl-C ends it)`);
  }

  if (frame === undefined) findFfmpeg();
  const browser = await takeBrowser();
  if (all) await writeGrain(join(footage, '../src/components/grain.png'));
  const page = await servePage();
  const media = join(footage, '../content/media');
  const studio = { page, media, browser, signal, reporter: terminalReporter };
  try {
    for (const name of names) {
      if (frame === undefined) await renderScene(studio, name);
      else await renderFrame(studio, name, frame);
    }
  } finally {
    page.close();
  }
});
