import * as css from './spinner.css.ts'

export interface SpinnerProps {
  size?: keyof typeof css.sizes
  label?: string
}

export function Spinner({ size = 'md', label }: SpinnerProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg {...naming} className={`${css.spinner} ${css.sizes[size]}`} viewBox="0 0 24 24" fill="none">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity=".25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
