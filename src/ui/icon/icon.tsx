import { glyphs, type IconName } from './glyphs.ts'
import * as css from './icon.css.ts'

export interface IconProps {
  name: IconName
  size?: keyof typeof css.icon
  filled?: boolean
  /** Only for an icon without text; otherwise it is hidden from assistive technology. */
  label?: string
}

export function Icon({ name, size = 'md', filled = false, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      className={css.icon[size]}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable={false}
    >
      <path d={glyphs[name]} />
    </svg>
  )
}
