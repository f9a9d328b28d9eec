import { linear, mix, progress } from '../clock.ts';
import styles from './report-sheet.module.css';

/** How much of each part stands on the page, from 0 to 1. */
type ReportSheetProps = { found: number; passed: number; written: number; final: number };

export function ReportSheet({ found, passed, written, final }: ReportSheetProps) {
  return (
    <article className={styles.report}>
      <p className={styles.kind}>
        Audit report
        <span style={{ opacity: 1 - 2 * final }}>Draft</span>
        <span data-final style={{ opacity: 2 * final - 1 }}>
          Final
        </span>
      </p>
      <h2>Stock room</h2>
      <p className={styles.strip}>
        {Array.from({ length: 12 }, (_, check) => {
          const done = check < 10 ? 1 : check === 10 ? found : passed;
          return (
            <i key={check}>
              <i className={styles.mark} data-found={check === 10} style={{ scale: `1 ${done}` }} />
            </i>
          );
        })}
      </p>
      <p className={styles.sums}>
        <span>
          <b>{passed > 0.5 ? 11 : 10}</b> in order
        </span>
        <span>
          <b>{found > 0.5 ? 1 : 0}</b> {found > 0.5 ? 'finding' : 'findings'}
        </span>
      </p>
      <div className={styles.slot}>
        <i style={{ width: 250 }} />
        <i style={{ width: 170 }} />
        <div style={{ opacity: found, translate: `${mix(-60, 0, found)}px` }}>
          <p className={styles.title}>
            <em>High</em> Key cabinet
          </p>
          <p>Mara Quill, by 30 Nov</p>
        </div>
      </div>
      <Signature written={written} />
      <p className={styles.signer}>Ilse Brandt, auditor</p>
    </article>
  );
}

/** Each stroke of the pen, and when it ends. */
const STROKES = [
  { ends: 0.08, d: 'M34 20 C30 42 24 62 12 76' },
  {
    ends: 0.42,
    d: 'M20 78 C48 66 62 30 58 18 C53 10 44 40 46 66 C48 82 62 72 70 54 C74 46 76 58 74 66 C72 78 84 72 92 60 C98 48 106 50 100 60 C94 72 106 76 122 58',
  },
  { ends: 0.5, d: 'M150 16 C146 40 140 62 134 80' },
  {
    ends: 0.68,
    d: 'M130 24 C160 4 190 16 172 34 C164 42 154 42 150 42 C180 40 188 58 170 70 C160 78 146 76 142 70',
  },
  {
    ends: 1,
    d: 'M190 70 C198 50 206 48 202 60 C208 46 220 50 224 54 C212 50 204 72 218 68 C226 64 230 50 230 50 C228 62 228 72 238 66 C246 58 248 50 252 52 C250 62 248 68 250 68 C256 54 266 48 266 58 C266 70 280 66 296 58 C310 50 330 48 352 54',
  },
];

function Signature({ written }: { written: number }) {
  return (
    <svg aria-hidden="true" className={styles.signature} viewBox="0 0 380 92">
      {STROKES.map(({ ends, d }, stroke) => {
        const drawn = progress(written, STROKES[stroke - 1]?.ends ?? 0, ends, linear);
        return drawn > 0 && <path key={ends} d={d} pathLength="1" strokeDasharray={`${drawn} 2`} />;
      })}
    </svg>
  );
}
