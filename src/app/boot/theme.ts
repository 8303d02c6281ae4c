import { PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import { motionStorage, themeStorage } from '#src/app/effects/storage.ts'
import type { Theme } from '#src/ui/theme/palettes.ts'

/** Dark for the professional line. */
export const standardTheme = (project: ProjectId): Theme =>
  project === PROFESSIONAL_PROJECT ? 'dark' : 'light'

export const startTheme = (project: ProjectId): Theme => themeStorage.read() ?? standardTheme(project)

export function applyTheme(theme: Theme, project: ProjectId): void {
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['brand'] = project === PROFESSIONAL_PROJECT ? 'pro' : 'consumer'
}

export function changeTheme(theme: Theme, project: ProjectId): void {
  themeStorage.write(theme)
  applyTheme(theme, project)
}

export function applyMotion(isReduced: boolean): void {
  if (isReduced) document.documentElement.dataset['motion'] = 'reduce'
  else delete document.documentElement.dataset['motion']
}

export function changeMotion(isReduced: boolean): void {
  motionStorage.write(isReduced)
  applyMotion(isReduced)
}
