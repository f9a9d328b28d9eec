import type { Written } from './media.ts';
import type { Project as ShownProject } from './projects.ts';
import type { Quote as ShownQuote } from './quotes.ts';
import type { OwnSection as ShownOwnSection } from './sections.ts';
import type { Site as ShownSite } from './site.ts';
import type { Story as ShownStory } from './stories.ts';

// The types of content files. In them a picture or clip is a name; everywhere else it is what the name stands for.
export type { Role } from './experience.ts';
export type { ContactCard, MenuItem, Service, ServicePage } from './services.ts';
export type { TechnologyGroup } from './technologies.ts';
export type { Theme } from './theme.ts';
export type { Labels } from './labels/type.ts';
export type OwnSection = Written<ShownOwnSection>;
export type Project = Written<ShownProject>;
export type Quote = Written<ShownQuote>;
export type Site = Written<ShownSite>;
export type Story = Written<ShownStory>;
