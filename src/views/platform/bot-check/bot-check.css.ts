import { style } from '@vanilla-extract/css'

/** The size that widgets of bot checks have, kept free while they load. */
export const place = style({ minHeight: 94 })
export const frame = style({ display: 'block', width: '100%', maxWidth: 320, height: 94, border: 0 })
