import type { Insertable } from 'kysely'
import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { Database } from '#server/platform/database/schema.ts'

/** The lists that the default pages lead to. */
const LISTS = ['New_Products_2025', 'Just_Arrived']

export const productListRows = (): readonly Insertable<Database['product_lists']>[] =>
  [CONSUMER_PROJECT, PROFESSIONAL_PROJECT].flatMap((project_id) =>
    LISTS.map((url, index) => ({
      id: project_id * 10 + index,
      project_id,
      url,
      name: url.replaceAll('_', ' '),
      position: index + 1,
    })),
  )
