import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { layer, media, radius, space, stroke } from '#src/ui/theme/scale.ts'
import { type } from '#src/ui/theme/typography.ts'

const { color } = vars

export const find = style({ padding: `${space[12]} ${space[12]} ${space[8]}` })
/** In sight above a long list. */
export const choice = style({
  position: 'sticky',
  top: vars.header,
  zIndex: layer.stickyBar,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `0 ${space[12]} ${space[4]}`,
  borderBottom: `${stroke.hair} solid ${color.border}`,
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  background: color.surface,
  '@media': { [media.short]: { position: 'static' }, [media.print]: { display: 'none' } },
})
export const count = style({ ...type.sm, flex: 1, minWidth: 0, color: color.muted })
export const none = style({ display: 'grid', gap: space[12], justifyItems: 'start', padding: space[24] })
