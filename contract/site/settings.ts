import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { SHOP_NAMES } from '#contract/platform/shop-names.ts'
import type { Settings } from './site.ts'

/** The strings true, yes and 1 (any case, surrounding blanks), the number 1 and true are true; all else is false. */
export const parseFlag = (value: unknown): boolean =>
  typeof value === 'string'
    ? ['true', 'yes', '1'].includes(value.trim().toLowerCase())
    : value === true || value === 1

export const flagOf = (settings: Settings, key: string): boolean => parseFlag(settings[key])

/** A finite number, or the default when the setting is missing or not a number. */
export const numberOf = (settings: Settings, key: string, fallback: number): number => {
  const value = settings[key]
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : fallback
}

/** A string, or a finite number as a string, or the default. */
export const textOf = (settings: Settings, key: string, fallback = ''): string => {
  const value = settings[key]
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : fallback
}

/** The phone number of a storefront in e-mails and messages: that of the app settings, else that of its pages. */
export const phoneOf = (app: Settings, store: Settings, project: ProjectId): string =>
  textOf(
    app,
    project === PROFESSIONAL_PROJECT ? 'proline_phone_number' : 'spirit_phone_number',
    textOf(store, 'phone'),
  )

/** The name of a storefront, from its store settings. */
export const shopNameOf = (store: Settings, project: ProjectId): string =>
  textOf(store, 'store_name', SHOP_NAMES[project])

/** The e-mail address of a storefront; null: the owner has not set one. */
export const emailOf = (store: Settings, fallback: string): string | null =>
  store['email'] === '' ? null : textOf(store, 'email', fallback)
