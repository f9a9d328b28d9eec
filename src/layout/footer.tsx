import { site } from '../../content/site.ts';
import { technologies } from '../../content/technologies.ts';
import { mailAddress, OutboundLink, phoneAddress, SectionLink } from '../components/link.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { email, phoneText, network } = site.contact;
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.contact}>
          <a href={mailAddress} className={styles.email}>
            {email}
          </a>
          <p className={styles.phone}>
            {phoneText && <a href={phoneAddress}>{phoneText}</a>}
            <a href={`${import.meta.env.BASE_URL}contact.vcf`} download>
              Save contact
            </a>
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {technologies.length > 0 && (
              <li>
                <SectionLink section="technologies">Technologies</SectionLink>
              </li>
            )}
            <li>
              <SectionLink section="projects">Projects</SectionLink>
            </li>
            {network && (
              <li>
                <OutboundLink href={network.url}>
                  Visit Profile<span className="visually-hidden"> on {network.name}</span>
                </OutboundLink>
              </li>
            )}
          </ul>
        </nav>
        <p className={styles.note}>
          <bdi>{site.name}</bdi>. {site.footer}
        </p>
      </div>
    </footer>
  );
}
