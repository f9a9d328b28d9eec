import type { ContactCard, MenuItem, Service, ServicePage } from './services.ts';
import type { Project } from './projects.ts';
import type { Role } from './experience.ts';
import type { Site } from './site.ts';
import type { TechnologyGroup } from './technologies.ts';

/** What the files of `content/` export, by file. Each file is checked by the `schema` of the file with its name here. */
export type Content = {
  site: { site: Site };
  services: {
    services: Service[];
    contactCard: ContactCard;
    serviceMenu: MenuItem[];
    servicePages: ServicePage[];
  };
  experience: { experience: Role[] };
  technologies: { technologies: TechnologyGroup[] };
  projects: { projects: Project[] };
};
