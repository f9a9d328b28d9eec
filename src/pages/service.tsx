import type { Project } from '../../model/projects.ts';
import type { ServicePage } from '../../model/services.ts';
import { Backdrop } from '../components/backdrop.tsx';
import { ChatLink, PageLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { Phrased } from '../components/phrased.tsx';
import { Picture } from '../components/picture.tsx';
import { PrintedContact } from '../components/printed-contact.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import { TitleCard } from '../components/title-card.tsx';
import { useContent, useLabels, useSite } from '../site.ts';
import { PageHead } from './page-head.tsx';
import styles from './service.module.css';
import { useStoryLink } from './stories.ts';

export function Service({ path }: { path: string }) {
  const page = useContent('services').servicePages.find((each) => each.path === path)!;
  const { site } = useContent('site');
  const labels = useLabels();
  return (
    <>
      <PageHead path={page.path} />
      <div id="opening" className={`night ${styles.head}`}>
        <Backdrop />
        <div className="container grid">
          <div className={`print-only ${styles.letterhead}`}>
            <p>{site.name}</p>
            <PrintedContact />
          </div>
          <Heading level="h1">{page.title}</Heading>
          <div className={styles.intro}>
            <p className={styles.headline}>
              <Phrased>{page.headline}</Phrased>
            </p>
            <p>{page.intro}</p>
            <ChatButton page={page} />
          </div>
        </div>
      </div>
      <div className={styles.sections}>
        <Section heading={labels.whatYouGet} beside>
          <Entries entries={page.deliverables} />
        </Section>
        <Section heading={labels.howTheWorkGoes} beside>
          <Entries entries={page.steps} ordered />
        </Section>
        {page.builtWith?.length ? (
          <Section heading={labels.builtWith} beside>
            <div className={styles.builtWith}>
              <Tags tags={page.builtWith} label={labels.builtWith} />
            </div>
          </Section>
        ) : null}
        {page.projects?.length ? <RelatedProjects ids={page.projects} /> : null}
      </div>
      <section className={`night ${styles.next}`} aria-label={labels.nextStep}>
        <div className="container grid">
          <Heading level="h2">{page.nextStep}</Heading>
          <div>
            <ChatButton page={page} />
          </div>
        </div>
      </section>
    </>
  );
}

function ChatButton({ page }: { page: ServicePage }) {
  const { chat } = useSite();
  return (
    <ChatLink subject={page.title} message={page.chatMessage} className="button">
      <Phrased>{chat.about}</Phrased>
    </ChatLink>
  );
}

function Entries({ entries, ordered = false }: { entries: ServicePage['steps']; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.entries}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <Heading level="h3">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}

const thumbnailSizes = '(min-width: 1600px) 482px, (min-width: 768px) 30vw, calc(100vw - 2.5rem)';

function RelatedProjects({ ids }: { ids: string[] }) {
  const { projects } = useContent('projects');
  const labels = useLabels();
  return (
    <Section heading={labels.projectsThatShowIt}>
      <ul className={`grid ${styles.projects}`}>
        {ids.map((id) => (
          <RelatedProject key={id} project={projects.find((project) => project.id === id)!} />
        ))}
      </ul>
    </Section>
  );
}

function RelatedProject({ project: { id, title, subTitle, image, video } }: { project: Project }) {
  const picture = image ?? video?.poster;
  const story = useStoryLink()(id);
  return (
    <li className={styles.project}>
      <PageLink to={`/#${id}`} {...story}>
        {picture ? <Picture picture={picture} alt="" sizes={thumbnailSizes} /> : <TitleCard title={title} />}
        <Heading level="h3">{title}</Heading>
      </PageLink>
      <p>
        <Phrased>{subTitle}</Phrased>
      </p>
    </li>
  );
}
