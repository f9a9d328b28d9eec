import { useEffect, useState } from 'react';
import type { RecordingFacts } from '../../model/editing.ts';
import { FrameStrip, type Part } from './frame-strip.tsx';
import { Panel } from './panel.tsx';
import { ask } from './requests.ts';
import { type Pictured, useEditor } from './state.ts';
import { useWork } from './use-work.ts';
import { sendFile } from './work.ts';
import { WorkProgress } from './work-progress.tsx';

/** In seconds. */
const longest = 10;

export function mediumOf({ what }: Pictured): string {
  return what === 'text' ? 'Portrait' : 'Picture or clip';
}

/** Makes all files that a project or text needs from one picture or recording, as npm run media add does. */
export function PicturePanel() {
  const { picture } = useEditor();
  const [chosen, setChosen] = useState<File>();
  useEffect(() => setChosen(picture?.file), [picture]);
  if (!picture) return;
  const { what, id } = picture;
  return (
    <Panel title={mediumOf(picture)}>
      <p>{`For the ${what} ${id}: choose a file, or drop it on the ${what}.`}</p>
      <input
        type="file"
        aria-label={what === 'text' ? 'Picture' : 'Picture or recording'}
        accept={what === 'text' ? 'image/*' : 'image/*,video/*'}
        onChange={({ target }) => setChosen(target.files?.[0])}
      />
      {chosen && <Adding key={chosen.name + chosen.lastModified} id={id} file={chosen} />}
    </Panel>
  );
}

function Adding({ id, file }: { id: string; file: File }) {
  const work = useWork();
  const [replaces, setReplaces] = useState<string>();
  const [recording, setRecording] = useState<RecordingFacts>();
  const [refused, setRefused] = useState('');
  const [part, setPart] = useState<Part>({ from: 0, length: longest });

  useEffect(() => {
    ask('media', { for: id }).then(({ body }) => setReplaces(body.replaces ?? ''));
    sendFile(file).then(({ status, message, body }) => {
      if (status === 200) setRecording(body);
      else setRefused(message);
    });
  }, [id, file]);

  const add = () => {
    work.start({ name: 'media', asked: { for: id, replace: replaces !== '', ...(isLong && part) }, file });
  };
  if (refused)
    return (
      <p role="alert" className="refused">
        {refused}
      </p>
    );
  if (!recording || replaces === undefined) return <p role="status">{`Reading ${file.name} …`}</p>;
  const isLong = recording.frames.length > 0;
  return (
    <>
      <p>{file.name}</p>
      {isLong && <FrameStrip {...recording} longest={longest} part={part} onChange={setPart} />}
      {replaces && !work.result?.ok && <p>{replaces}</p>}
      <WorkProgress work={work} />
      {!work.step && !work.result?.ok && (
        <button type="button" className="action" onClick={add}>
          {replaces ? 'Replace it' : 'Add it'}
        </button>
      )}
    </>
  );
}
