import type { SettingValue } from '#server/site/setting-rules.ts'
import { projects } from './catalogue-rows.ts'
import { appSettings, serverSettings, storeSettings } from './demo-settings.ts'

export const settingRows = () =>
  projects.flatMap((project) => [
    ...rowsOf(project, 'store', storeSettings[project]),
    ...rowsOf(project, 'app', appSettings),
    ...rowsOf(project, 'server', serverSettings),
  ])

const rowsOf = (
  project_id: number,
  kind: 'store' | 'app' | 'server',
  settings: Readonly<Record<string, SettingValue>>,
) => Object.entries(settings).map(([key, value]) => ({ project_id, kind, key, value }))
