import { z } from 'zod';
import { actions, type Asked, type RequestName } from '../../model/editing.ts';
import { schema } from '../../model/theme.ts';
import { Refused } from './refused.ts';

const none = z.strictObject({});
const { theme } = schema.shape;
/** Portraits have the names of their files, so another portrait could be in their place. */
const medium = z
  .string()
  .refine(
    (name) => /^[a-z0-9-]+$/.test(name) && name !== 'quotes',
    'names no place for a picture: it is for a project, a text or the hero',
  );
const seconds = z.coerce.number().min(0).optional();

type Checks = { [Name in RequestName]: z.ZodType<Asked<Name>> };

const checks: Checks = {
  'GET fields': z.strictObject({ language: z.string().optional() }),
  'GET entries': z.strictObject({ id: z.string() }),
  'GET launch': none,
  'GET elsewhere': z.strictObject({ path: z.string() }),
  'GET share': z.strictObject({ path: z.string() }),
  'GET theme': none,
  'GET media': z.strictObject({ for: medium }),
  'POST open': z.union([z.strictObject({ id: z.string() }), z.strictObject({ place: z.string() })]),
  'POST text': z.strictObject({ id: z.string(), before: z.string(), after: z.string() }),
  'POST list': z.strictObject({ id: z.string(), action: z.enum(actions), index: z.int() }),
  'POST undo': none,
  'POST redo': none,
  'POST preview': z.strictObject({ theme }),
  'POST theme': z.strictObject({ before: theme, after: theme }),
  'POST hero': z.strictObject({ replace: z.boolean() }),
  'POST media': z.strictObject({ for: medium, replace: z.stringbool(), from: seconds, length: seconds }),
  'POST frames': none,
};

export const requestNames = Object.keys(checks) as RequestName[];

export function isRequest(name: string): name is RequestName {
  return Object.hasOwn(checks, name);
}

/** What a page has asked for, if it is as the editor asks. Nothing is read or written before. */
export function checkAsked<Name extends RequestName>(name: Name, asked: unknown): Asked<Name> {
  const { data, error } = checks[name].safeParse(asked);
  if (error) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue];
    throw new Refused(422, [path.join('.'), message].filter(Boolean).join('  '));
  }
  return data;
}
