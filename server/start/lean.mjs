import { join } from 'node:path'
import { project } from './install.mjs'

/**
 * What keeps a process of the shop small without a measurable cost: a small young generation, two malloc arenas, and a folder for
 * compiled code, which takes 11 MB less than compiling it again. A catalogue of 20,000 products of which all prices change is twice in
 * memory for a moment, 330 MB, so the heap may grow to 768 MB.
 */
export const lean = {
  flags: ['--max-semi-space-size=4', '--max-old-space-size=768'],
  env: {
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/emberwright-compiled'),
  },
}
