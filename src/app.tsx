import { StrictMode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import type { Page } from '../model/pages.ts';
import type { SiteData } from '../model/site-data.ts';
import { Layout } from './layout/layout.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Service } from './pages/service.tsx';
import { useStory, useStoryLink } from './pages/stories.ts';
import { SiteProvider, useSite } from './site.ts';

/** All pages. Without a `ssrPath`, the one at the address of the browser is shown. */
export function App({ site, ...router }: { site: SiteData; ssrPath?: string }) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <Router base={site.home.slice(0, -1)} {...router}>
          <Pages />
        </Router>
      </SiteProvider>
    </StrictMode>
  );
}

function Pages() {
  const { pages } = useSite();
  const pagesOf = (kind: Page['kind']) => pages.filter((page) => page.kind === kind);
  return (
    <Layout>
      <Switch>
        <Route path="/" component={Home} />
        {pagesOf('service').map(({ path }) => (
          <Route key={path} path={path}>
            <Service path={path} />
          </Route>
        ))}
        {pagesOf('story').map(({ path, id }) => (
          <Route key={path} path={path}>
            <Suspense>
              <Story id={id!} />
            </Suspense>
          </Route>
        ))}
        {/* Also a path with a line break, which a pattern in words does not match. */}
        <Route path={/^/} component={NotFound} />
      </Switch>
    </Layout>
  );
}

function Story({ id }: { id: string }) {
  const { Page, data } = useStory(id);
  return <Page id={id} data={data} storyLink={useStoryLink()} />;
}
