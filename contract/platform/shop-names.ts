import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from './constants.ts'

/** The names of the storefronts, where the settings are not read. */
export const SHOP_NAMES = {
  [CONSUMER_PROJECT]: 'Emberwright',
  [PROFESSIONAL_PROJECT]: 'Emberwright Pro',
} as const
