import { canRun, type Environment, findOrInstall } from './debian-package.ts'

export interface Rsvg {
  readonly command: string
  readonly env: Environment
}

/** rsvg-convert; null where it cannot be installed. */
export const findRsvg = (): Rsvg | null =>
  findOrInstall({
    packages: ['librsvg2-bin'],
    find: (root, env) => {
      const command = root === '' ? 'rsvg-convert' : `${root}/usr/bin/rsvg-convert`
      return canRun(command, ['--version'], env) ? { command, env } : null
    },
  })
