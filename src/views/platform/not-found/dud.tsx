import * as css from './not-found.css.ts'

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const angle = (index / 16) * 2 * Math.PI
  const at = (radius: number) =>
    `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(70 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(16)}L${at(index % 2 === 0 ? 52 : 38)}`
}).join('')

/** Picture: a gray burst and one falling spark. */
export function Dud() {
  return (
    <svg viewBox="0 0 200 180" aria-hidden className={css.dud}>
      <path d={RAYS} className={css.rays} />
      <path d="M142 108q10 16 6 44" className={css.rays} />
      <circle cx="148" cy="156" r="4" className={css.spark} />
    </svg>
  )
}
