import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with one line that a script can read. */
class ClosingLine implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(_test: TestCase, { status }: TestResult) {
    if (status === 'passed') this.passed += 1;
    else if (status !== 'skipped') this.failed += 1;
  }

  async onExit() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}

// biome-ignore lint/style/noDefaultExport: the runner asks for one
export default ClosingLine;
