import type { Slide } from '#contract/content/content-answers.ts'
import { sceneSrcSet } from '#contract/catalogue/picture-path.ts'
import { ContentLink } from '#src/views/platform/components/content-link.tsx'
import * as css from './home-page.css.ts'

export interface PictureLinkProps {
  slide: Slide
  /** how wide the picture is shown, for the choice of its file */
  sizes: string
}

/** A picture with its title and text, which leads to the address of the slide or tile. */
export function PictureLink({ slide, sizes }: PictureLinkProps) {
  const { image_url, alt, title, text, link_to } = slide
  return (
    <ContentLink href={link_to ?? ''} className={css.picture}>
      <img
        src={image_url}
        srcSet={sceneSrcSet(image_url)}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={css.pictureImage}
      />
      <span className={css.caption}>
        <span className={css.captionTitle}>{title}</span>
        {text}
      </span>
    </ContentLink>
  )
}
