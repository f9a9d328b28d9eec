import type { ContactCard, MenuItem, Service, ServicePage } from './services.ts';
import type { Labels } from './labels/labels.ts';
import type { Quote } from './quotes.ts';
import type { Project } from './projects.ts';
import type { Role } from './experience.ts';
import type { Site } from './site.ts';
import type { Story } from './stories.ts';
import type { TechnologyGroup } from './technologies.ts';
import type { Theme } from './theme.ts';

/** The exports of each file in content/, by file name. The `schema` in model/<name>.ts checks content/<name>.ts. */
export type Content = {
  [story: `stories/${string}`]: { story: Story };
  site: { site: Site };
  services: {
    services: Service[];
    contactCard: ContactCard;
    serviceMenu: MenuItem[];
    servicePages: ServicePage[];
  };
  experience: { experience: Role[] };
  technologies: { technologies: TechnologyGroup[] };
  quotes: { quotes: Quote[] };
  projects: { projects: Project[] };
  theme: { theme: Theme };
  /** The labels that the owner has replaced. The file is optional. */
  labels?: { labels: Partial<Labels> };
};
