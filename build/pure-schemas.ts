import type { Plugin } from 'vite'

const contractFile = /\/contract\/.*\.ts$/
/** Calls that build a schema: those of valibot, and contract helpers in PascalCase. */
const schemaCall = /(?<![\w.$])((?:v\.|[A-Z])\w*\()/g

/** Marks calls that build schemas as pure, so that schemas which the app never uses are tree-shaken. */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      contractFile.test(id) ? { code: code.replace(schemaCall, '/* @__PURE__ */ $1'), map: null } : null,
  }
}
