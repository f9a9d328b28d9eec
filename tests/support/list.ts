/** The paths or words in a text, as they are written there. */
export function list({ raw: [text] }: TemplateStringsArray): string[] {
  return text!.trim().split(/\s+/);
}
