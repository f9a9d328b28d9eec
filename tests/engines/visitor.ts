/** What a visitor can do, in any engine. */
export type Visitor = {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Errors and warnings that pages logged, and requests to other hosts, since the last call. */
  takeComplaints: () => Promise<string[]>;
  /** Ends the browser. */
  close: () => Promise<void>;
};
