import { useSite } from '../site.ts';

export function PrintedContact() {
  const [own, networks, others] = useSite().onPaper;
  return (
    <p className="print-only">
      {own}
      <br />
      {networks}
      {others && (
        <>
          <br />
          {others}
        </>
      )}
    </p>
  );
}
