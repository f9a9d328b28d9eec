import { projects } from '../../content/projects.ts';
import { site } from '../../content/site.ts';
import { chatWords } from '../../model/chat-words.ts';
import { storyPath } from '../../model/page.ts';
import type { Project } from '../../model/projects.ts';
import type { Illustration, Story } from '../../model/stories.ts';
import { Backdrop } from '../components/backdrop.tsx';
import { ChatLink, PageLink } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import { Picture } from '../components/picture.tsx';
import { PrintedContact } from '../components/printed-contact.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import { TitleCard } from '../components/title-card.tsx';
import { labels } from '../labels.ts';
import { MovingPicture } from '../video/moving-picture.tsx';
import { PageHead } from './page-head.tsx';
import service from './service.module.css';
import { storyFile } from './story-files.ts';
import { headOfStory } from './story-head.ts';

/** Gives the `ref` of a link to the story with the id. */
export type LinkRef = (id: string) => (link: Element | null) => (() => void) | undefined;

export function StoryPage({ id, story, linkRef }: { id: string; story: Story; linkRef: LinkRef }) {
  const project = projects.find((each) => each.id === id)!;
  const { situation, decisions, outcome, quote } = story;
  return (
    <div className="story">
      <PageHead head={headOfStory(id, story)} />
      <div id="opening" className={`night ${service.head}`}>
        <Backdrop />
        <div className="container grid">
          <div className={`print-only ${service.letterhead}`}>
            <p>{site.name}</p>
            <PrintedContact />
          </div>
          <h1 data-word={longWord(project.title)}>{project.title}</h1>
          <p className="lead">{story.lead}</p>
          <Facts project={project} story={story} />
        </div>
      </div>
      <div className="container first">
        <Media {...project} sizes="(min-width: 1400px) 1320px, 100vw" />
      </div>
      <Section heading={labels.situation} beside>
        <Paragraphs paragraphs={situation.paragraphs} />
        <Illustrations media={situation.media} />
      </Section>
      <Section heading={labels.decisions} beside>
        <ol className={service.entries}>
          {decisions.entries.map(({ title, text }) => (
            <li key={title}>
              <h3 data-word={longWord(title)}>{title}</h3>
              <p>
                <RichText html={text} />
              </p>
            </li>
          ))}
        </ol>
        <Illustrations media={decisions.media} />
      </Section>
      <Section heading={labels.outcome} beside>
        <Paragraphs paragraphs={outcome.paragraphs} />
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
            <blockquote>{quote.words}</blockquote>
            <figcaption>{labels.quotedPerson(quote.name, quote.role)}</figcaption>
          </figure>
        )}
      </Section>
      <NextStory id={id} linkRef={linkRef} />
      <section className={`night ${service.next}`} aria-label={labels.nextStep}>
        <div className="container grid">
          <h2 data-word={longWord(site.hero.invitation)}>{site.hero.invitation}</h2>
          <div>
            <ChatLink subject={project.title} className="button">
              {chatWords(site.contact.chat, labels).about}
            </ChatLink>
          </div>
        </div>
      </section>
    </div>
  );
}

function Facts({ project: { techStack }, story: { role, time } }: { project: Project; story: Story }) {
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

function Paragraphs({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className="reading">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <RichText html={paragraph} />
        </p>
      ))}
    </div>
  );
}

function Illustrations({ media }: { media: Illustration[] | undefined }) {
  return media?.map((illustration) => (
    <figure key={illustration.caption} className="illustration">
      <Media {...illustration} sizes="(min-width: 1400px) 873px, (min-width: 992px) 64vw, 100vw" />
      <figcaption>{illustration.caption}</figcaption>
    </figure>
  ));
}

type MediaProps = Pick<Project, 'image' | 'video' | 'alt'> & { title?: string; sizes: string };

function Media({ image, video, alt = '', title = '', sizes }: MediaProps) {
  if (image) return <Picture picture={image} alt={alt} sizes={sizes} />;
  if (video) return <MovingPicture clip={video} alt={alt} sizes={sizes} />;
  return <TitleCard title={title} />;
}

function NextStory({ id, linkRef }: { id: string; linkRef: LinkRef }) {
  const told = projects.filter((project) => storyFile(project.id));
  const next = told[(told.findIndex((project) => project.id === id) + 1) % told.length]!;
  if (told.length < 2) return;
  return (
    <section className="container next" aria-label={labels.nextStory}>
      <PageLink to={storyPath(next.id)} ref={linkRef(next.id)} className="grid">
        <div>
          <p>{labels.nextStory}</p>
          <h2 data-word={longWord(next.title)}>{next.title}</h2>
        </div>
        <Media
          {...next}
          image={next.image ?? next.video?.poster}
          alt=""
          sizes="(min-width: 992px) 33vw, 100vw"
        />
      </PageLink>
    </section>
  );
}
