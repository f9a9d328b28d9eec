import { siteAddress } from '../../model/site.ts';
import { UserError } from '../user-error.ts';

/** The address that SITE_URL gives to this build, in place of `url` in content/site.ts. */
export function givenAddress(): string | undefined {
  const { SITE_URL } = process.env;
  if (!SITE_URL) return;
  const [issue] = siteAddress.safeParse(SITE_URL).error?.issues ?? [];
  if (issue) throw new UserError(`SITE_URL  ${issue.message}.`);
  return SITE_URL;
}
