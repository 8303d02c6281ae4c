import { style } from '@vanilla-extract/css'
import { size, space } from '#src/ui/theme/scale.ts'

/** A page of the account: its heading above its cards. */
export const page = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' })
/** A card with a form. */
export const form = style({ display: 'grid', gap: space[16], minWidth: 0, maxWidth: size.dialog })
