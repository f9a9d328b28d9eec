import { Icon } from '../components/icon.tsx';
import { ChatLink, ContentLink, MailLink, OutboundLink, PhoneLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { Phrased } from '../components/phrased.tsx';
import { Section } from '../components/section.tsx';
import { useContent, useSite } from '../site.ts';
import styles from './services.module.css';

export function Services() {
  const { services } = useContent('services');
  const { site } = useContent('site');
  return (
    <Section id="services" {...site.sections.services}>
      <ul className={`grid ${styles.cards}`}>
        {services.map(({ title, icon, text, points, link }) => (
          <li key={title} className={`settle ${styles.card}`}>
            <Icon name={icon} size={32} />
            <Heading level="h3">{title}</Heading>
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
                <Phrased>{link.title}</Phrased>
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
  const { contactCard } = useContent('services');
  const { email, phoneText, chat } = useContent('site').site.contact;
  const { booking, labels } = useSite();
  const [user, host] = email.split('@');
  return (
    <li className={`settle ${styles.card} ${styles.contact}`}>
      <Icon name="mail" size={32} />
      <Heading level="h3">{contactCard.title}</Heading>
      <p>{contactCard.text}</p>
      <ul className={styles.points}>
        <li>
          <MailLink>
            <bdi dir="ltr">
              {user}
              <wbr />@{host}
            </bdi>
          </MailLink>
        </li>
        {phoneText && (
          <li>
            <PhoneLink>
              <bdi dir="ltr">{phoneText}</bdi>
            </PhoneLink>
          </li>
        )}
        {booking && (
          <li>
            <OutboundLink href={booking.url}>{booking.label}</OutboundLink>
          </li>
        )}
      </ul>
      <ChatLink className="button">
        <Phrased>{chat ? contactCard.chatLabel : labels.writeToMe}</Phrased>
      </ChatLink>
    </li>
  );
}
