import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { media, radius, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  padding: `${space[20]} ${space[16]}`,
  border: `${stroke.thick} dashed ${color.border}`,
  borderRadius: radius.card,
  textAlign: 'center',
})
export const over = style({ borderColor: color.link, backgroundColor: color.surface2 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
})
export const accepted = style({ color: color.muted, ...type.sm })
export const onlyMouse = style({ '@media': { [media.touch]: { display: 'none' } } })
