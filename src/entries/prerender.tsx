import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { servicePages } from '../../content/services.ts';
import type { Prerender } from '../../model/page.ts';
import { App } from '../app.tsx';
import { headOf } from '../pages/heads.ts';

export { content } from '../content.ts';

export const pages: Prerender['pages'] = {
  '/': 'index.html',
  ...Object.fromEntries(servicePages.map(({ path }) => [path, `${path.slice(1)}.html`])),
  '/404': '404.html',
};

export const render: Prerender['render'] = async (path) => {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={import.meta.env.BASE_URL + path.slice(1)} basename={import.meta.env.BASE_URL}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  return { head: headOf(path), body: await new Response(prelude).text() };
};
