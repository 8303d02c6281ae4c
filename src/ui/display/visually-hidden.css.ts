import { style } from '@vanilla-extract/css'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { stroke } from '#src/ui/theme/scale.ts'

export const hidden = style(
  inUi({
    position: 'absolute',
    width: stroke.hair,
    height: stroke.hair,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    userSelect: 'none',
  }),
)
