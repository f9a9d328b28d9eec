import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const engines = { Chromium: 'BROWSER', Firefox: 'FIREFOX', WebKit: 'WEBKIT' };

/** Ends the run with the engines that took part, what was left out and why, and one line that a script can read. */
class ClosingLine implements Reporter {
  private inAllEngines = false;
  private passed = 0;
  private failed = 0;
  private leftOut = new Map<string, number>();

  onBegin(_: FullConfig, { suites }: Suite) {
    this.inAllEngines = suites.some((suite) => suite.project()?.name === 'chromium');
  }

  onTestEnd({ annotations }: TestCase, { status }: TestResult) {
    if (status === 'passed') this.passed += 1;
    else if (status !== 'skipped') this.failed += 1;
    else {
      const reason =
        annotations.find(({ type }) => type === 'skip')?.description ?? 'not run after a failure';
      this.leftOut.set(reason, (this.leftOut.get(reason) ?? 0) + 1);
    }
  }

  async onExit() {
    for (const [engine, name] of Object.entries(this.inAllEngines ? engines : {})) {
      const path = process.env[`PORTFOLIO_${name}`];
      console.log(path ? `${engine}: ${path}` : `${engine}: not found, so its tests did not run`);
    }
    for (const [reason, count] of this.leftOut) console.log(`Left out ${count}: ${reason}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}

// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default ClosingLine;
