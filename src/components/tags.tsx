import styles from './tags.module.css';

/** In a line from right to left, the signs of 'C++' or '.NET' would change their side. */
const latinWithSigns = /^(?=\W|.*\W$)[ -~]+$/;

export function Tags({ tags, label }: { tags: string[] | undefined; label: string }) {
  if (!tags?.length) return;
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{latinWithSigns.test(tag) ? <bdi dir="ltr">{tag}</bdi> : tag}</li>
      ))}
    </ul>
  );
}
