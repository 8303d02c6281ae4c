import { useSelector } from '@xstate/react'
import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import { emailOf, phoneOf, shopNameOf, textOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

export const useBrand = (): 'consumer' | 'pro' =>
  useShop().projectId === PROFESSIONAL_PROJECT ? 'pro' : 'consumer'

const selectStore = ({ context }: { context: { storeSettings: Settings } }) => context.storeSettings
const selectApp = ({ context }: { context: { appSettings: Settings } }) => context.appSettings

export const useAppSettings = (): Settings => useSelector(useShop().shop, selectApp)

/** The name of the storefront as its owner has set it. */
export const useBrandName = (): string => {
  const { shop, projectId } = useShop()
  return shopNameOf(useSelector(shop, selectStore), projectId)
}

/** Shown instead of phone number and address until the settings are loaded. */
const PLACEHOLDERS = {
  consumer: { phone: '555-0100', email: 'service@example.com' },
  pro: { phone: '555-0114', email: 'proservice@example.com' },
} as const

export function useSettings() {
  const { shop, year, projectId } = useShop()
  const brand = useBrand()
  const store = useSelector(shop, selectStore)
  const app = useSelector(shop, selectApp)
  const placeholder = PLACEHOLDERS[brand]
  return {
    year,
    brandName: shopNameOf(store, projectId),
    phone: textOf(store, 'phone', phoneOf(app, store, projectId)) || placeholder.phone,
    email: emailOf(store, placeholder.email),
    hoursHeading: textOf(store, 'hours_heading', brand === 'pro' ? 'Pro desk hours' : 'Warehouse hours'),
    hoursNote: textOf(app, 'text_hours_left_side'),
    hours: textOf(store, 'hours')
      .split(', ')
      .filter((line) => line !== ''),
    termsUrl: publicFile(app, 'terms_of_use_filename'),
    privacyUrl: publicFile(app, 'privacy_policy_filename'),
  }
}

/** The URL of a public file; null unless both its folder and its name are set. */
function publicFile(app: Settings, key: string): string | null {
  const path = textOf(app, 'aws_public_files_path')
  const name = textOf(app, key)
  return path === '' || name === '' ? null : `${path}/${name}`
}
