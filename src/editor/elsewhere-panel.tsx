import { useEffect, useState } from 'react';
import type { Elsewhere } from '../../model/editing.ts';
import { FieldInput } from './field-input.tsx';
import { Panel } from './panel.tsx';
import { ask, askForSharePicture } from './requests.ts';
import { useEditor } from './state.ts';

/** The words of a page that others show: search engines, chats, screen readers. */
export function ElsewherePanel() {
  const { table } = useEditor();
  const [facts, setFacts] = useState<Elsewhere>();
  const path = location.pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content may change it
  useEffect(() => {
    ask('elsewhere', { path }).then(({ status, body }) => status === 200 && setFacts(body));
  }, [path, table.version]);
  if (!facts) return <Panel title="Seen elsewhere" />;
  const { address, title, description, pictures, messages } = facts;
  return (
    <Panel title="Seen elsewhere">
      <h3>As a search result</h3>
      <div className="result">
        <p>{address.replace('https://', '')}</p>
        <p className="title" dir="auto">
          {title.text}
        </p>
        <p dir="auto">{description.text}</p>
      </div>
      <FieldInput id={title.id} label="Title" />
      <FieldInput id={description.id} label="Description" />
      <h3>As a shared card</h3>
      <div className="result shared">
        <SharePicture path={path} version={table.version} />
        <p>{new URL(address).host}</p>
        <p className="title" dir="auto">
          {title.text}
        </p>
      </div>
      {pictures.length > 0 && <h3>For those who see no pictures</h3>}
      {pictures.map(({ src, id }) => (
        <div key={id} className="pictured">
          <img src={src} alt="" />
          <FieldInput id={id} label="What the picture shows" />
        </div>
      ))}
      {messages.length > 0 && <h3>Messages that a visitor goes on with</h3>}
      {messages.map(({ name, id }) => (
        <FieldInput key={id} id={id} label={name} />
      ))}
    </Panel>
  );
}

function SharePicture({ path, version }: { path: string; version: number }) {
  const [src, setSrc] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content may change it
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    askForSharePicture({ path }).then((blob) => {
      if (!blob || isOver) return;
      url = URL.createObjectURL(blob);
      setSrc(url);
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [path, version]);
  return src ? <img src={src} alt="Shared card" /> : <p>Drawing the picture …</p>;
}
