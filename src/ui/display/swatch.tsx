import * as css from './swatch.css.ts'

export interface SwatchProps {
  /** A product color such as "Gold"; an unknown one shows all colors. */
  color: string
}

export function Swatch({ color }: SwatchProps) {
  const name = color.toLowerCase()
  const fill = isSwatch(name) ? css.fill[name] : css.many
  return <span className={`${css.dot} ${fill}`} aria-hidden />
}

function isSwatch(name: string): name is keyof typeof css.fill {
  return name in css.fill
}
