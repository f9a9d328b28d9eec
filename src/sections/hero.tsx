import { site } from '../../content/site.ts';
import { chatWords } from '../../model/chat-words.ts';
import { Backdrop } from '../components/backdrop.tsx';
import { Icon } from '../components/icon.tsx';
import { ChatLink, OutboundLink, phoneAddress } from '../components/link.tsx';
import { longWord } from '../components/long-word.ts';
import { PrintedContact } from '../components/printed-contact.tsx';
import { labels } from '../labels.ts';
import { MovingPicture } from '../video/moving-picture.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { headline, bio, video } = site.hero;
  return (
    <section id="opening" className={`night ${styles.hero}`} aria-label={labels.introduction}>
      <Backdrop>{'av1' in video && <MovingPicture clip={video} alt="" sizes="100vw" eager />}</Backdrop>
      <div className={`container ${styles.content}`}>
        <p className={styles.role}>
          <span className="print-only">{site.name}</span> {site.role}
        </p>
        <h1 data-word={longWord(headline)}>{headline}</h1>
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
  const { chat, network, phoneText } = site.contact;
  const { icon, label } = chatWords(chat, labels);
  return (
    <div className={styles.callToAction}>
      <ul>
        <li>
          <ChatLink>
            {site.hero.invitation}
            <Icon name={icon} size={26} />
            <span className="visually-hidden">{label}</span>
          </ChatLink>
        </li>
        {network && (
          <li>
            <OutboundLink href={network.url}>
              <Icon name={network.icon} size={26} />
              <span className="visually-hidden">{labels.profileOn(network.name)}</span>
            </OutboundLink>
          </li>
        )}
        {phoneText && (
          <li>
            <a href={phoneAddress}>
              <Icon name="phone" size={26} />
              <span className="visually-hidden">{labels.call(phoneText)}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
