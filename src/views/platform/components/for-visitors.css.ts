import { style } from '@vanilla-extract/css'
import { forCustomers } from './for-customers.ts'

/** Takes no place for a customer. */
export const onlyForVisitors = style({ selectors: { [forCustomers('&')]: { display: 'none' } } })
/** Keeps the place for what a customer sees there. */
export const hiddenFromCustomers = style({ selectors: { [forCustomers('&')]: { visibility: 'hidden' } } })
