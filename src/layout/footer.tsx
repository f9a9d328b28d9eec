import { MailLink, OutboundLink, PhoneLink, ProfileLink } from '../components/link.tsx';
import { useContent, useSite } from '../site.ts';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { SectionItems } from './section-items.tsx';

export function Footer() {
  const { sections, labels, booking, home, others, cv } = useSite();
  const { site } = useContent('site');
  const { email, phoneText, network, profiles = [] } = site.contact;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.contact}>
          <MailLink className={styles.email}>
            <bdi dir="ltr">{email}</bdi>
          </MailLink>
          <p className={styles.phone}>
            {phoneText && (
              <PhoneLink>
                <bdi dir="ltr">{phoneText}</bdi>
              </PhoneLink>
            )}
            {booking && <OutboundLink href={booking.url}>{booking.label}</OutboundLink>}
            <a href={`${home}contact.vcf`} download>
              {labels.saveContact}
            </a>
            {cv && <a {...cv} />}
          </p>
        </div>
        <nav aria-label={labels.footerNavigation}>
          <ul className={styles.links}>
            <SectionItems sections={sections} />
            {network && (
              <li>
                <ProfileLink spoken={labels.visitNetwork} href={network.url} />
              </li>
            )}
            {profiles.map(({ name, url }) => (
              <li key={url}>
                <OutboundLink href={url}>{name}</OutboundLink>
              </li>
            ))}
          </ul>
        </nav>
        {others.length > 0 && (
          <nav aria-label={labels.language}>
            <ul className={styles.links}>
              <LanguageLinks />
            </ul>
          </nav>
        )}
        <p className={styles.note}>
          <bdi>{site.name}</bdi>
          {labels.afterName}
          {site.footer}
        </p>
      </div>
    </footer>
  );
}
