import type { Content } from '../../model/content.ts';
import { type SectionId, shownSections } from '../../model/home-sections.ts';
import { plainText } from '../../model/inline-html.ts';
import type { Clip } from '../../model/media.ts';
import { type Page, storyPath } from '../../model/pages.ts';
import type { Project } from '../../model/projects.ts';
import type { Service, ServicePage } from '../../model/services.ts';
import type { Site } from '../../model/site.ts';

// A test checks the terms against the types of schema.org. With those types here, type checking would take twice as long.
type Thing = { '@type': string; [term: string]: unknown };
type Graph = { '@context': string; '@graph': Thing[] };

/** The schema.org data of a page for search engines. The 404 page has none. */
export function structuredData(
  { kind, path, id }: Pick<Page, 'kind' | 'path' | 'id'>,
  content: Content,
): Graph | undefined {
  const { site } = content.site;
  const { projects } = content.projects;
  if (kind === 'home')
    return graph([
      webSite(site),
      profile(content),
      ...onPage('projects', projects, content).map((project) => work(project, content)),
    ]);
  if (kind === 'service') {
    const service = content.services.servicePages.find((page) => page.path === path)!;
    return graph([serviceOnPage(service, site), breadcrumbs(site, [service])]);
  }
  if (kind === 'story') {
    const project = projects.find((each) => each.id === id)!;
    const section = { path: '/#projects', title: site.sections.projects.heading };
    const sections = onPage('projects', [section], content);
    return graph([
      storyOnPage(project, path, content),
      breadcrumbs(site, [...sections, { ...project, path }]),
    ]);
  }
}

function graph(nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** Nothing of a section that the owner leaves out of the home page. */
function onPage<Entry>(section: SectionId, entries: Entry[], content: Content): Entry[] {
  return shownSections(content).some(({ id }) => id === section) ? entries : [];
}

function webSite({ url, name, language }: Site): Thing {
  return { '@type': 'WebSite', '@id': `${url}/#site`, url: `${url}/`, name, inLanguage: language };
}

function breadcrumbs({ url, name }: Site, pages: { path: string; title: string }[]): Thing {
  const places = [
    { name, item: `${url}/` },
    ...pages.map(({ path, title }) => ({ name: title, item: url + path })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}

function profile(content: Content): Thing {
  const { site } = content.site;
  const { network, marketplace, profiles = [] } = site.contact;
  const url = `${site.url}/`;
  const current = onPage('experience', content.experience.experience, content).find(({ to }) => !to);
  return {
    '@type': 'ProfilePage',
    url,
    inLanguage: site.language,
    name: site.title,
    description: site.description,
    mainEntity: {
      ...person(site),
      jobTitle: site.role,
      description: site.hero.bio,
      sameAs: [network, marketplace, ...profiles].flatMap((profile) => profile?.url ?? []),
      knowsAbout: [
        ...new Set(
          onPage('technologies', content.technologies.technologies, content).flatMap(({ tags }) => tags),
        ),
      ],
      ...(current && { worksFor: { '@type': 'Organization', name: current.company } }),
      makesOffer: onPage('services', content.services.services, content).map((service) =>
        offer(service, site),
      ),
    },
  };
}

function person({ url, name }: Site): Thing {
  return { '@type': 'Person', '@id': `${url}/#me`, name, url: `${url}/` };
}

function offer({ title, text, link }: Service, site: Site): Thing {
  const page = link?.path.startsWith('/services/') && { url: site.url + link.path };
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, description: text, ...page },
  };
}

function webPage({ url, language }: Site, path: string, name: string, mainEntity: Thing): Thing {
  return { '@type': 'WebPage', url: url + path, inLanguage: language, name, mainEntity };
}

function serviceOnPage({ path, title, description }: ServicePage, site: Site): Thing {
  const service = { name: title, description, url: site.url + path, provider: person(site) };
  return webPage(site, path, title, { '@type': 'Service', ...service });
}

function storyOnPage(project: Project, path: string, content: Content): Thing {
  const { site } = content.site;
  return webPage(site, path, project.title, { ...work(project, content), creator: person(site) });
}

function work(project: Project, content: Content): Thing {
  const { site } = content.site;
  const { id, title, subTitle, description, techStack, image, video } = project;
  return {
    '@type': 'CreativeWork',
    url: site.url + (content[`stories/${id}`] ? storyPath(id) : `/#${id}`),
    name: title,
    alternativeHeadline: subTitle,
    description: description.map(plainText).join(' '),
    ...(techStack && { keywords: techStack.join(', ') }),
    creator: { '@id': `${site.url}/#me` },
    ...(image && { image: fileAddress(image.jpeg, site) }),
    ...(video && { video: videoOf(project, video, site) }),
  };
}

function videoOf({ title, alt }: Project, { poster, h264, duration, made }: Clip, site: Site): Thing {
  return {
    '@type': 'VideoObject',
    name: title,
    description: alt,
    thumbnailUrl: fileAddress(poster.jpeg, site),
    contentUrl: fileAddress(h264.src, site),
    duration: `PT${duration}S`,
    // Google warns about a time without a zone, and takes a plain date for one.
    uploadDate: `${made}T00:00:00Z`,
  };
}

/** `src` already begins with the base path. */
function fileAddress(src: string, site: Site): string {
  return new URL(src, site.url).href;
}
