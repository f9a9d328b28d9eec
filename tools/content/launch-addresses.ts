import { chatName, takesMessage } from '../../model/chat-services.ts';
import { textsIn } from './field-name.ts';
import { entryWriter, type Group, type Project } from './launch-line.ts';
import type { Problem } from './problem.ts';

export function linksWithoutHandle(project: Project): Group {
  const { network, marketplace, booking, profiles = [] } = project.content.site.site.contact;
  const entry = entryWriter(project);
  const all = [
    { profile: network, path: ['network'] },
    { profile: marketplace, path: ['marketplace'] },
    { profile: booking, path: ['booking'] },
    ...profiles.map((profile, index) => ({ profile, path: ['profiles', index] })),
  ];
  const left = all.flatMap(({ profile, path }) => {
    if (!profile || new URL(profile.url).pathname !== '/') return [];
    const message = `leads to the front page of ${profile.name}: add your handle`;
    return [entry('site', ['site', 'contact', ...path, 'url'], message)];
  });
  return { heading: 'Links', left };
}

/** The prefilled messages, where the chat opens without one. */
export function keptMessages(project: Project): Problem[] {
  const { chat } = project.content.site.site.contact;
  if (!chat || takesMessage(chat)) return [];
  const entry = entryWriter(project);
  const message = `is not prefilled, nor is any chatMessage of content/services.ts: ${chatName(chat)} opens without a message`;
  return [entry('site', ['site', 'contact', 'message'], message)];
}

/** Some hosts reject everything that is not a browser, so only 404, 410 and server errors count as broken. */
export async function brokenAddresses(project: Project): Promise<Group> {
  const { content } = project;
  const entry = entryWriter(project);
  const outbound = textsIn(content).flatMap(({ file, path, value }) =>
    [...value.matchAll(/^https:\/\/\S+$|(?<=href=")https:[^"]+/g)].map(([address]) => ({
      file,
      path,
      address,
    })),
  );
  const left = await Promise.all(
    outbound.map(async ({ file, path, address }) => {
      // The site itself may not be online yet.
      if (address === content.site.site.url) return [];
      const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).then(
        ({ status }) => ([404, 410].includes(status) || status >= 500 ? `answers ${status}` : ''),
        () => 'does not answer',
      );
      return answer ? [entry(file, path, `${address} ${answer}: open it and see`)] : [];
    }),
  );
  return { heading: 'Addresses', left: left.flat() };
}
