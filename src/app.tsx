import { Route, Routes } from 'react-router';
import { servicePages } from '../content/services.ts';
import { Layout } from './layout/layout.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Service } from './pages/service.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/" element={<Layout />}>
        <Route index element={<Home />} />
        {servicePages.map((page) => (
          <Route key={page.path} path={page.path} element={<Service page={page} />} />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
