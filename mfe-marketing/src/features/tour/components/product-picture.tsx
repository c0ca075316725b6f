import { classNames } from '@abhyas/ui';
import styles from './product-picture.module.css';

/** The addresses of a picture in one theme. */
export interface ThemePicture {
  phone: string;
  wide: string;
  /** For displays with more pixels. */
  wideSharp: string;
}

interface ProductPictureProps {
  light: ThemePicture;
  dark: ThemePicture;
  alt: string;
}

/**
 * A picture of the product, as `npm run pictures` takes it. Styles show the one of the page's theme;
 * the other one is not loaded.
 */
export function ProductPicture({ light, dark, alt }: ProductPictureProps) {
  return (
    <div className={styles.frame}>
      <Picture files={light} alt={alt} theme="light" />
      <Picture files={dark} alt={alt} theme="dark" />
    </div>
  );
}

interface PictureProps {
  files: ThemePicture;
  alt: string;
  theme: 'light' | 'dark';
}

function Picture({ files: { phone, wide, wideSharp }, alt, theme }: PictureProps) {
  return (
    <picture className={classNames(styles.picture, styles[theme])}>
      <source
        media="(min-width: 640px)"
        srcSet={`${wide}, ${wideSharp} 1.6x`}
        width={1040}
        height={650}
      />
      <img src={phone} alt={alt} width={360} height={620} loading="lazy" decoding="async" />
    </picture>
  );
}
