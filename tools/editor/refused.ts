/** A request that is answered with a sentence and changes nothing. */
export class Refused extends Error {
  status: number;
  /** What else the page has to know. */
  facts: object;
  constructor(status: number, message: string, facts: object = {}) {
    super(message);
    this.status = status;
    this.facts = facts;
  }
}
