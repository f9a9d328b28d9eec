import type { OwnFacts, OwnList, OwnSection } from '../../model/sections.ts';
import { shortAddress } from './cv-contact.tsx';
import { CvPart, CvRow } from './cv-part.tsx';
import { CvTags } from './cv-tags.tsx';
import { CvText } from './cv-text.tsx';

type Props = { own: OwnSection; times: string[]; url: string };

/** A section that the owner added in content/sections.ts. `times` are those of the entries of a list. */
export function CvOwn({ own, times, url }: Props) {
  if (own.kind === 'list') return <List own={own} times={times} />;
  if (own.kind === 'facts') return <Facts own={own} />;
  return (
    <section>
      <h2>{own.heading}</h2>
      {own.paragraphs.map((paragraph) => (
        <p key={paragraph} className="words">
          <CvText html={paragraph} url={url} />
        </p>
      ))}
    </section>
  );
}

/** The time is beside the title. Without any, the title is beside what is said of it. */
function List({ own: { heading, entries }, times }: { own: OwnList; times: string[] }) {
  const hasTimes = times.some(Boolean);
  return (
    <CvPart heading={heading} entries={entries}>
      {({ title, place, text, link }, index) => (
        <CvRow key={index} {...(hasTimes ? { years: times[index] ?? '' } : { title })}>
          {hasTimes && <h3>{title}</h3>}
          {place && <p className="about">{place}</p>}
          {text && <p>{text}</p>}
          {link && (
            <p className="address">
              <a href={link}>
                <bdi dir="ltr">{shortAddress(link)}</bdi>
              </a>
            </p>
          )}
        </CvRow>
      )}
    </CvPart>
  );
}

function Facts({ own: { heading, facts } }: { own: OwnFacts }) {
  if (facts.some(({ meaning }) => meaning))
    return (
      <CvPart heading={heading} entries={facts}>
        {({ value, meaning }, index) => (
          <CvRow key={index} title={value}>
            <p>{meaning}</p>
          </CvRow>
        )}
      </CvPart>
    );
  return (
    <section>
      <h2>{heading}</h2>
      <CvTags tags={facts.map(({ value }) => value)} />
    </section>
  );
}
