import type { Picture as PictureRecord } from '../../model/media.ts';

type Props = { picture: PictureRecord; alt: string; sizes: string; eager?: boolean };

export function Picture({ picture, alt, sizes, eager = false }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={widths(picture.avif)} sizes={sizes} />
      <source type="image/webp" srcSet={widths(picture.webp)} sizes={sizes} />
      <img
        src={picture.jpeg}
        data-shape={picture.shape}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}

function widths(files: PictureRecord['avif']): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
