import type { ComponentProps } from 'react'
import { inSize, isPhoto, PHONE_PICTURE } from '#contract/catalogue/picture-path.ts'
import * as css from './product-picture.css.ts'

interface ProductPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'width'> {
  /** `image_url` of the product; `srcSet` is of a drawing */
  src: string
  /** of the drawing, which is as sharp in any width */
  size: 75 | 300
  /** in CSS pixels; a photo comes in twice as many to screens that have them */
  width: number
}

/** The picture of a product in a square box, beside its name: a photo whole, a drawing from edge to edge. */
export function ProductPicture({
  src,
  size,
  width,
  height = width,
  alt = '',
  loading = 'lazy',
  className = '',
  srcSet,
  sizes = `${width}px`,
  ...more
}: ProductPictureProps) {
  const isPhotographed = isPhoto(src)
  const own = inSize(src, size)
  const larger = size === 75 ? 300 : PHONE_PICTURE
  return (
    <img
      srcSet={isPhotographed ? `${own} ${size}w, ${inSize(src, larger)} ${larger}w` : srcSet}
      sizes={isPhotographed || srcSet ? sizes : undefined}
      src={own}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      {...more}
      className={isPhotographed ? `${className} ${css.photo}` : className}
    />
  )
}
