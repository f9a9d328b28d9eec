import { findBrowser } from '../programs/find-browser.ts';

/** Finds a browser for a command, which names it if it then fails. */
export async function takeBrowser(): Promise<string> {
  const browser = await findBrowser();
  process.once('exit', (code) => {
    if (code === 1) console.error(`The browser was ${browser}`);
  });
  return browser;
}
