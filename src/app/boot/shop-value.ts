import type { Boot } from '#contract/site/boot.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import type { ShopValue } from '#src/views/platform/shop-context.ts'

const DocumentJobs = lazyComponent(
  () => import('#src/app/wiring/document-jobs.tsx'),
  (module) => module.DocumentJobs,
)

/** What views read of the shop; the environment gives what a browser and the server do differently. */
export const shopValue = (
  { project_id: projectId, year = currentYear() }: Boot,
  environment: Omit<ShopValue, 'projectId' | 'today' | 'year' | 'DocumentJobs'>,
): ShopValue => ({
  ...environment,
  projectId,
  DocumentJobs,
  today: () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(),
  year,
})

// costly to create, and the server asks for each page
let inYears: Intl.DateTimeFormat | undefined

export function currentYear(): number {
  inYears ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/Chicago' })
  return Number(inYears.format())
}
