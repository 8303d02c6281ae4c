import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '#src/ui/theme/scale.ts'
import { forCustomers } from '#src/views/platform/components/for-customers.ts'

export const unseen = style({ visibility: 'hidden' })
export const price = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.belowSm]: { display: 'contents' } },
})
// visitors see no price there
globalStyle(`${price} > :first-child`, { '@media': { [media.belowSm]: { display: 'none' } } })
globalStyle(forCustomers(`${price} > :first-child`), {
  '@media': { [media.belowSm]: { display: 'block', gridColumn: '1 / -1' } },
})
