export function CvTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return;
  return (
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
