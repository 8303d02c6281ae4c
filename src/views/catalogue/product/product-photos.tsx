import { useRef } from 'react'
import type { Photo } from '#contract/catalogue/products.ts'
import { largePicture } from '#src/services/catalogue/listing/shop-paths.ts'
import { photoBox } from '#src/views/catalogue/product-tile/product-picture.css.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import { showSlide, useShownSlide } from '#src/views/platform/hooks/use-shown-slide.ts'
import * as css from './product-page.css.ts'

interface ProductPhotosProps {
  photos: readonly Photo[]
  /** of the product */
  name: string
}

/** The photos of a product: one in large, to be scrolled through by hand or by the small ones below it. */
export function ProductPhotos({ photos, name }: ProductPhotosProps) {
  const track = useRef<HTMLUListElement>(null)
  const shown = useShownSlide(track)
  const isSeveral = photos.length > 1
  return (
    <section aria-label="Photos" className={css.gallery}>
      <div className={`${css.art} ${photoBox}`}>
        {/* what scrolls must be reached by keyboard */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={track} className={css.photos} tabIndex={isSeveral ? 0 : undefined} aria-label="Large photos">
          {photos.map(({ image_url, alt }, index) => (
            <li key={image_url} className={css.photo}>
              <img
                {...largePicture(image_url)}
                alt={alt === '' ? photoText(name, index, photos.length) : alt}
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                className={css.photoImage}
              />
            </li>
          ))}
        </ul>
      </div>
      {isSeveral && (
        <ul className={css.previews} aria-label="All photos">
          {photos.map(({ image_url, alt }, index) => (
            <li key={image_url}>
              <button
                type="button"
                className={css.preview}
                aria-label={`Show photo ${index + 1} of ${photos.length}${alt === '' ? '' : `: ${alt}`}`}
                aria-current={index === shown}
                onClick={() => showSlide(track.current, index)}
              >
                <ProductPicture src={image_url} size={75} width={60} className={css.previewImage} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const photoText = (name: string, index: number, count: number): string =>
  count === 1 ? name : `${name}, photo ${index + 1} of ${count}`
