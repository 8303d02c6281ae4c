import type { Insertable } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { appSettings } from './app-settings.ts'
import { projects } from './catalogue-rows.ts'
import { storeSettings } from './store-settings.ts'

export function settingRows(): readonly Insertable<Database['settings']>[] {
  return projects.flatMap((project) => {
    const store = Object.entries(storeSettings[project]).map(([key, value]) =>
      row(project, 'store', key, value),
    )
    const app = Object.entries(appSettings).map(([key, value]) => row(project, 'app', key, value))
    return store.concat(app)
  })
}

function row(project_id: number, kind: 'store' | 'app', key: string, value: string | number | boolean) {
  return { project_id, kind, key, value: JSON.stringify(value) }
}
