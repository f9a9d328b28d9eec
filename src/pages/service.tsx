import { projects } from '../../content/projects.ts';
import type { ServicePage } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { chatAddress, mailAddress, OutboundLink, PageLink } from '../components/link.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { Tags } from '../components/tags.tsx';
import styles from './service.module.css';

export function Service({ page }: { page: ServicePage }) {
  return (
    <>
      <PageHead title={`${page.title} · ${site.name}`} description={page.description} />
      <div className={`night-head ${styles.head}`}>
        <div className="container grid">
          <h1>{page.title}</h1>
          <div className={styles.intro}>
            <p className={styles.headline}>{page.headline}</p>
            <p>{page.intro}</p>
            <ChatButton page={page} />
          </div>
        </div>
      </div>
      <Section heading="What you get">
        <ul className="grid">
          {page.deliverables.map(({ title, text }) => (
            <li key={title} className={styles.third}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="How the work goes">
        <ol className={styles.steps}>
          {page.steps.map(({ title, text }) => (
            <li key={title} className="grid">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section heading="Built with">
        <Tags tags={page.builtWith} label="Built with" />
      </Section>
      <Section heading="Projects that show it">
        <ul className="grid">
          {projects
            .filter(({ id }) => page.projects.includes(id))
            .map(({ id, title, subTitle, image, video }) => (
              <li key={id} className={styles.third}>
                <PageLink to={`/#${id}`} className={styles.project}>
                  <Picture picture={image ?? video!.poster} alt="" sizes="(min-width: 768px) 33vw, 100vw" />
                  <h3>{title}</h3>
                </PageLink>
                <p>{subTitle}</p>
              </li>
            ))}
        </ul>
      </Section>
      <section className={`night-head ${styles.next}`} aria-label="Next step">
        <div className="container grid">
          <h2>{page.nextStep}</h2>
          <div className={styles.ways}>
            <ChatButton page={page} />
            <a href={mailAddress}>{site.contact.email}</a>
          </div>
        </div>
      </section>
    </>
  );
}

function ChatButton({ page }: { page: ServicePage }) {
  return (
    <OutboundLink href={chatAddress(page.chatMessage)} className="button">
      Chat about this
    </OutboundLink>
  );
}
