import type { Plugin } from 'vite'

const routerFile = /react-router[\\/]dist[\\/].*\.js$/
const component = /= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g
const itsName = /^\w+\.displayName = .*;$/gm

/**
 * Marks the router's components as pure, which its package omits, so that unused ones and their framework code are
 * tree-shaken (7 KiB gzip).
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform(code, id) {
      if (!routerFile.test(id)) return null
      return { code: code.replace(component, '= /* @__PURE__ */ $1').replace(itsName, ''), map: null }
    },
  }
}
