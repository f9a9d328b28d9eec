import styles from './tags.module.css';

export function Tags({ tags, label }: { tags: string[]; label: string }) {
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
