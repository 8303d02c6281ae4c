import * as css from './brand-icon.css.ts'

export interface BrandIconProps {
  src: string
  className?: string
}

/** The icon of a brand beside its name. */
export function BrandIcon({ src, className = css.icon }: BrandIconProps) {
  return <img src={src} alt="" loading="lazy" className={className} />
}
