declare module '@jsonresume/schema' {
  type SchemaError = { path: (string | number)[]; name: string; argument: unknown; instance: unknown };
  export function validate(resume: unknown, done: (errors: SchemaError[] | null) => void): void;
}
