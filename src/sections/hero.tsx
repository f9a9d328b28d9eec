import { Backdrop } from '../components/backdrop.tsx';
import { Icon } from '../components/icon.tsx';
import { ChatLink, OutboundLink, PhoneLink } from '../components/link.tsx';
import { Heading } from '../components/heading.tsx';
import { Phrased } from '../components/phrased.tsx';
import { PrintedContact } from '../components/printed-contact.tsx';
import { useContent, useLabels, useSite } from '../site.ts';
import { MovingPicture } from '../video/moving-picture.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { site } = useContent('site');
  const labels = useLabels();
  const { headline, bio, video } = site.hero;
  return (
    <section id="opening" className={`night ${styles.hero}`} aria-label={labels.introduction}>
      <Backdrop>
        {'av1' in video && (
          <MovingPicture key={video.av1.src} clip={video} alt="" sizes="100vw" eager isBackground />
        )}
      </Backdrop>
      <div className={`container ${styles.content}`}>
        <p className={styles.role}>
          <span className="print-only">{site.name}</span> {site.role}
        </p>
        <Heading level="h1">{headline}</Heading>
        <div className={`grid ${styles.start}`}>
          <p className={styles.bio}>{bio}</p>
          <CallToAction />
        </div>
        <PrintedContact />
      </div>
    </section>
  );
}

function CallToAction() {
  const { contact, hero } = useContent('site').site;
  const { network, phoneText } = contact;
  const { booking, chat, labels } = useSite();
  return (
    <div className={styles.callToAction}>
      <ul>
        <li>
          <ChatLink>
            <Phrased>{hero.invitation}</Phrased>
            <Icon name={chat.icon} size={26} />
            <span className="visually-hidden">{chat.label}</span>
          </ChatLink>
        </li>
        {booking && (
          <li>
            <OutboundLink href={booking.url}>
              <Icon name="calendar-event" size={26} />
              <span className="visually-hidden">{booking.label}</span>
            </OutboundLink>
          </li>
        )}
        {network && (
          <li>
            <OutboundLink href={network.url}>
              <Icon name={network.icon} size={26} />
              <span className="visually-hidden">{labels.profileOnNetwork}</span>
            </OutboundLink>
          </li>
        )}
        {phoneText && (
          <li>
            <PhoneLink>
              <Icon name="phone" size={26} />
              <span className="visually-hidden">{labels.call}</span>
            </PhoneLink>
          </li>
        )}
      </ul>
    </div>
  );
}
