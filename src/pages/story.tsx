import type { Ref } from 'react';
import { storyPath } from '../../model/pages.ts';
import type { Project } from '../../model/projects.ts';
import type { Illustration, Story } from '../../model/stories.ts';
import { Backdrop } from '../components/backdrop.tsx';
import { ChatLink, PageLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { Phrased } from '../components/phrased.tsx';
import { PrintedContact } from '../components/printed-contact.tsx';
import { Paragraphs, RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import type { StoryData } from '../../model/site-data.ts';
import { SiteProvider, useContent, useLabels, useSite } from '../site.ts';
import { Medium } from '../video/medium.tsx';
import { PageHead } from './page-head.tsx';
import service from './service.module.css';
import css from './story.css?inline';

// The prerendered page of a story has these styles in its head. No other page has.
if (!import.meta.env.SSR) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  // An edit runs this file again.
  import.meta.hot?.dispose(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    document.getElementById('story-style')?.remove();
  });
}

/** A link to the story of a project. */
type StoryLink = (id: string) => { to: string; ref: Ref<HTMLAnchorElement> } | undefined;
type Props = { id: string; data: StoryData; storyLink: StoryLink };

/** The page with the story of a project. */
export function StoryPage(props: Props) {
  const site = useSite();
  return (
    <SiteProvider value={{ ...site, phrases: { ...site.phrases, ...props.data.phrases } }}>
      <StoryParts {...props} />
    </SiteProvider>
  );
}

function StoryParts({ id, data: { story, quotedPerson }, storyLink }: Props) {
  const { chat, labels } = useSite();
  const { site } = useContent('site');
  const { projects } = useContent('projects');
  const project = projects.find((each) => each.id === id)!;
  const { situation, decisions, outcome, quote } = story;
  return (
    <div className="story">
      <PageHead path={storyPath(id)} />
      <div id="opening" className={`night ${service.head}`}>
        <Backdrop />
        <div className="container grid">
          <div className={`print-only ${service.letterhead}`}>
            <p>{site.name}</p>
            <PrintedContact />
          </div>
          <Heading level="h1">{project.title}</Heading>
          <p className="lead">
            <Phrased>{story.lead}</Phrased>
          </p>
          <Facts project={project} story={story} />
        </div>
      </div>
      <div className="container first">
        <Medium {...project} sizes="(min-width: 1400px) 1320px, 100vw" eager />
      </div>
      <Section heading={labels.situation} beside>
        <Reading texts={situation.paragraphs} />
        <Illustrations media={situation.media} />
      </Section>
      <Section heading={labels.decisions} beside>
        <ol className={service.entries}>
          {decisions.entries.map(({ title, text }) => (
            <li key={title}>
              <Heading level="h3">{title}</Heading>
              <p>
                <RichText html={text} />
              </p>
            </li>
          ))}
        </ol>
        <Illustrations media={decisions.media} />
      </Section>
      <Section heading={labels.outcome} beside>
        <Reading texts={outcome.paragraphs} />
        {outcome.figures?.length ? (
          <dl className="figures">
            {outcome.figures.map(({ value, meaning }) => (
              <div key={meaning}>
                <dt>{meaning}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <Illustrations media={outcome.media} />
        {quote && (
          <figure className="quote">
            <blockquote>
              <Phrased>{quote.words}</Phrased>
            </blockquote>
            <figcaption>{quotedPerson}</figcaption>
          </figure>
        )}
      </Section>
      <NextStory id={id} storyLink={storyLink} />
      <section className={`night ${service.next}`} aria-label={labels.nextStep}>
        <div className="container grid">
          <Heading level="h2">{site.hero.invitation}</Heading>
          <div>
            <ChatLink subject={project.title} className="button">
              <Phrased>{chat.about}</Phrased>
            </ChatLink>
          </div>
        </div>
      </section>
    </div>
  );
}

function Facts({ project: { techStack }, story: { role, time } }: { project: Project; story: Story }) {
  const labels = useLabels();
  return (
    <dl className="facts">
      <dt>{labels.role}</dt>
      <dd>{role}</dd>
      <dt>{labels.time}</dt>
      <dd>{time}</dd>
      {techStack?.length ? (
        <>
          <dt>{labels.builtWith}</dt>
          <dd>
            <Tags tags={techStack} label={labels.builtWith} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}

function Reading({ texts }: { texts: string[] }) {
  return (
    <div className="reading">
      <Paragraphs texts={texts} />
    </div>
  );
}

function Illustrations({ media }: { media: Illustration[] | undefined }) {
  return media?.map((illustration) => (
    <figure key={illustration.caption} className="illustration">
      <Medium {...illustration} sizes="(min-width: 1400px) 873px, (min-width: 992px) 64vw, 100vw" />
      <figcaption>{illustration.caption}</figcaption>
    </figure>
  ));
}

function NextStory({ id, storyLink }: Pick<Props, 'id' | 'storyLink'>) {
  const { projects } = useContent('projects');
  const { labels, stories } = useSite();
  const withStory = projects.filter((project) => Object.hasOwn(stories, project.id));
  const next = withStory[(withStory.findIndex((project) => project.id === id) + 1) % withStory.length]!;
  if (withStory.length < 2) return;
  return (
    <section className="container next" aria-label={labels.nextStory}>
      <PageLink {...storyLink(next.id)!} className="grid">
        <div>
          <p>{labels.nextStory}</p>
          <Heading level="h2">{next.title}</Heading>
        </div>
        <Medium
          {...next}
          image={next.image ?? next.video?.poster}
          alt=""
          sizes="(min-width: 992px) 33vw, 100vw"
        />
      </PageLink>
    </section>
  );
}
