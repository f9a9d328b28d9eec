import { site } from '../../content/site.ts';
import { mailAddress, OutboundLink, phoneAddress, ProfileLink } from '../components/link.tsx';
import { linkedSections } from '../content.ts';
import { labels } from '../labels.ts';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { SectionItems } from './section-items.tsx';

export function Footer() {
  const { email, phoneText, network, profiles = [] } = site.contact;
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.contact}>
          <a href={mailAddress} className={styles.email}>
            <bdi dir="ltr">{email}</bdi>
          </a>
          <p className={styles.phone}>
            {phoneText && (
              <a href={phoneAddress}>
                <bdi dir="ltr">{phoneText}</bdi>
              </a>
            )}
            <a href={`${import.meta.env.BASE_URL}contact.vcf`} download>
              {labels.saveContact}
            </a>
          </p>
        </div>
        <nav aria-label={labels.footerNavigation}>
          <ul className={styles.links}>
            <SectionItems sections={linkedSections} />
            {network && (
              <li>
                <ProfileLink name={network.name} url={network.url} />
              </li>
            )}
            {profiles.map(({ name, url }) => (
              <li key={url}>
                <OutboundLink href={url}>{name}</OutboundLink>
              </li>
            ))}
          </ul>
        </nav>
        {OTHER_LANGUAGES && (
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
