import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { servicePages } from '../content/services.ts';
import { Layout } from './layout/layout.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Service } from './pages/service.tsx';
import { stories } from './pages/stories.ts';

export const pages: Record<string, ReactNode> = {
  '/': <Home />,
  ...Object.fromEntries(servicePages.map((page) => [page.path, <Service key={page.path} page={page} />])),
  ...Object.fromEntries(
    stories.map(({ path, Page }) => [
      path,
      <Suspense key={path}>
        <Page />
      </Suspense>,
    ]),
  ),
};
const notFound = <NotFound />;

/** Not with React Router's `Routes`: its route for all other paths does not match a path with a line break, like `/a%0ab`. */
export function App() {
  const { pathname } = useLocation();
  return <Layout>{pages[pathname] ?? notFound}</Layout>;
}
