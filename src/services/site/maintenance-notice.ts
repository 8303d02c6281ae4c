import { queryOptions } from '@tanstack/react-query'
import { textOf } from '#contract/site/settings.ts'
import { siteCalls } from '#contract/site/site.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

export interface MaintenanceNotice {
  readonly reason: string
  /** `YYYY-MM-DD HH:MM` in the time zone of the warehouse */
  readonly until: string | null
}

/** What the owner says about the maintenance; the settings are answered while the shop is closed. */
export const maintenanceNoticeQuery = ({ call, projectId }: QueryScope) =>
  queryOptions({
    queryKey: ['maintenance-notice', projectId],
    queryFn: async ({ signal }): Promise<MaintenanceNotice> => {
      const settings = await call(siteCalls.getAppSettings, { body: { settings_key: 'app' } }, { signal })
      return {
        reason: textOf(settings, 'maintenance_reason').trim(),
        until: textOf(settings, 'maintenance_until') || null,
      }
    },
    staleTime: 0,
  })
