import { style } from '@vanilla-extract/css'
import { vars } from '#src/ui/theme/contract.css.ts'
import { inUi } from '#src/ui/theme/in-ui.ts'
import { radius, size, space } from '#src/ui/theme/scale.ts'

const { color } = vars

export const state = style(
  inUi({
    display: 'grid',
    justifyItems: 'center',
    gap: space[12],
    maxWidth: size.measure,
    marginInline: 'auto',
    padding: `${space[40]} ${space[16]}`,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)
export const mark = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    width: space[80],
    height: space[80],
    marginBottom: space[4],
    borderRadius: radius.chip,
    backgroundColor: color.surface2,
    color: color.muted,
  }),
)
export const failed = style(inUi({ backgroundColor: color.dangerBg, color: color.danger }))
export const text = style(inUi({ color: color.muted, maxWidth: size.formColumn }))
export const actions = style(
  inUi({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12], marginTop: space[8] }),
)
