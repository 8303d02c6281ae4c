import * as css from './logo.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface LogoProps {
  brand: 'consumer' | 'pro'
  /** of the storefront; one that ends with “Pro” has that as its mark in the professional line */
  name: string
}

export function Logo({ brand, name }: LogoProps) {
  const isMarked = brand === 'pro' && name.endsWith(PRO)
  return (
    <span className={css.logo}>
      <LogoMark />
      <span className={css.name}>{isMarked ? name.slice(0, -PRO.length) : name}</span>
      {isMarked && (
        <>
          <span className={css.pro} aria-hidden>
            PRO
          </span>
          <VisuallyHidden> Pro</VisuallyHidden>
        </>
      )}
    </span>
  )
}

const PRO = ' Pro'

const longRays =
  'M21.2 16L30.6 16M18.6 20.5L23.3 28.6M13.4 20.5L8.7 28.6M10.8 16L1.4 16M13.4 11.5L8.7 3.4M18.6 11.5L23.3 3.4'
const shortRays =
  'M21.2 19L25.9 21.7M16 22L16 27.4M10.8 19L6.1 21.7M10.8 13L6.1 10.3M16 10L16 4.6M21.2 13L25.9 10.3'

export function LogoMark() {
  return (
    <svg className={css.mark} viewBox="0 0 32 32" aria-hidden>
      <path className={css.long} d={longRays} />
      <path className={css.short} d={shortRays} />
    </svg>
  )
}
