import { contactCard, services } from '../../content/services.ts';
import { site } from '../../content/site.ts';
import { Icon } from '../components/icon.tsx';
import { ChatLink, ContentLink, mailAddress, phoneAddress } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import { Section } from '../components/section.tsx';
import { labels } from '../labels.ts';
import styles from './services.module.css';

export function Services() {
  return (
    <Section id="services" {...site.sections.services}>
      <ul className={`grid ${styles.cards}`}>
        {services.map(({ title, icon, text, points, link }) => (
          <li key={title} className={`settle ${styles.card}`}>
            <Icon name={icon} size={32} />
            <h3 data-word={longWord(title)}>{title}</h3>
            <p>{text}</p>
            {points?.length ? (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
            {link && (
              <ContentLink to={link.path} className="arrow-link">
                {link.title}
              </ContentLink>
            )}
          </li>
        ))}
        <ContactCard />
      </ul>
    </Section>
  );
}

function ContactCard() {
  const { email, phoneText } = site.contact;
  return (
    <li className={`settle ${styles.card} ${styles.contact}`}>
      <Icon name="mail" size={32} />
      <h3 data-word={longWord(contactCard.title)}>{contactCard.title}</h3>
      <p>{contactCard.text}</p>
      <ul className={styles.points}>
        <li>
          <a href={mailAddress}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
        {phoneText && (
          <li>
            <a href={phoneAddress}>
              <bdi dir="ltr">{phoneText}</bdi>
            </a>
          </li>
        )}
      </ul>
      <ChatLink className="button">{site.contact.chat ? contactCard.chatLabel : labels.writeToMe}</ChatLink>
    </li>
  );
}
