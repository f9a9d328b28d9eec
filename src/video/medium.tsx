import type { Project } from '../../model/projects.ts';
import { Picture } from '../components/picture.tsx';
import { TitleCard } from '../components/title-card.tsx';
import { MovingPicture } from './moving-picture.tsx';

type Props = Pick<Project, 'image' | 'video' | 'alt'> & { title?: string; sizes: string; eager?: boolean };

/** A picture, a clip, or in place of both a card with the title. */
export function Medium({ image, video, alt = '', title = '', sizes, eager = false }: Props) {
  if (image) return <Picture picture={image} alt={alt} sizes={sizes} eager={eager} />;
  if (video) return <MovingPicture key={video.av1.src} clip={video} alt={alt} sizes={sizes} eager={eager} />;
  return <TitleCard title={title} />;
}
