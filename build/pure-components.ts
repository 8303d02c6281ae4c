import type { Plugin } from 'vite'

const routerFile = /react-router[\\/]dist[\\/].*\.js$/
const component = /= (React(?:\$\d)?\.(?:forwardRef|createContext|memo)\()/g
const itsName = /^\w+\.displayName = .*;$/gm

/**
 * Says of the router's components that making one does nothing else, which its package leaves out: those that nobody
 * uses stay out of the build, with all that they fetch for a framework (7 KiB gzip).
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
