import styles from './tags.module.css';

export function Tags({ tags, label }: { tags: string[] | undefined; label: string }) {
  if (!tags?.length) return;
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
