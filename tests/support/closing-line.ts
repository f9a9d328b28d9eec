import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with the slowest tests, the browser, what was left out and why, and one line that a script can read. */
class ClosingLine implements Reporter {
  private passed = 0;
  private failed = 0;
  private times: { name: string; seconds: number }[] = [];
  private leftOut = new Map<string, number>();

  onTestEnd(test: TestCase, { status, duration }: TestResult) {
    this.times.push({ name: test.titlePath().slice(1).join(' › '), seconds: duration / 1000 });
    if (status === 'passed') this.passed += 1;
    else if (status !== 'skipped') this.failed += 1;
    else {
      const reason =
        test.annotations.find(({ type }) => type === 'skip')?.description ?? 'not run after a failure';
      this.leftOut.set(reason, (this.leftOut.get(reason) ?? 0) + 1);
    }
  }

  async onExit() {
    const sum = this.times.reduce((total, { seconds }) => total + seconds, 0);
    console.log(`All tests together: ${sum.toFixed(0)} s. The slowest:`);
    for (const { name, seconds } of this.times
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, 5))
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    console.log(`The browser: ${process.env.PORTFOLIO_SHELL}`);
    for (const [reason, count] of this.leftOut) console.log(`Left out ${count}: ${reason}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}

// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default ClosingLine;
