import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderCv } from '../../model/site-data.ts';
import { Cv } from './cv.tsx';

export const renderCv: RenderCv = (site) => renderToStaticMarkup(<Cv site={site} />);
