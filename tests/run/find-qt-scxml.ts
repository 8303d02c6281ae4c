import { join } from 'node:path'
import { canRun, type Environment, findOrInstall } from './debian-package.ts'

export interface QtScxml {
  readonly python: string
  readonly env: Environment
}

const debianPython = '/usr/bin/python3'
const imports = 'try: import PySide6.QtScxml\nexcept ImportError: import PySide2.QtScxml'

/** A Python with Qt SCXML; null where it cannot be installed. */
export const findQtScxml = (): QtScxml | null =>
  findOrInstall({
    packages: ['python3-pyside2.qtscxml', 'python3-pyside6.qtscxml'],
    find: (root, env) => {
      const modules = root === '' ? {} : { PYTHONPATH: join(root, 'usr/lib/python3/dist-packages') }
      const pythons = root === '' ? [debianPython, 'python3'] : [debianPython]
      const python = pythons.find((each) => canRun(each, ['-c', imports], { ...env, ...modules }))
      return python === undefined ? null : { python, env: { ...env, ...modules } }
    },
  })
