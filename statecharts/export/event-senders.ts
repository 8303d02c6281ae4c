import { globSync, readFileSync } from 'node:fs'
import type { MachineModel } from '#machines/platform/model.ts'

/** Stands for all pages. */
const PAGE = 'a page: a press, an address, or what is typed'

/**
 * By event, what sends it besides machines: a page, the paths of other files of the app and of the explorer, and what the
 * model says of an event that none of them names. Read from the sources.
 */
export function eventSenders(models: readonly MachineModel[]): Readonly<Record<string, readonly string[]>> {
  const sources = globSync(['src/**/*.{ts,tsx}', 'statecharts/explorer/**/*.{ts,tsx}'])
    .sort()
    .map((path) => ({ path: path.startsWith('src/views/') ? PAGE : path, text: readFileSync(path, 'utf8') }))
  const senders = models.flatMap(({ events, sentElsewhere = {} }) =>
    Object.keys(events).map((event): readonly [string, readonly string[]] => {
      const naming = sources.filter(({ text }) => isSentIn(text, event)).map(({ path }) => path)
      const told = sentElsewhere[event]
      return [event, [...new Set(naming), ...(told === undefined ? [] : [told])]]
    }),
  )
  return Object.fromEntries(senders.filter(([, by]) => by.length > 0))
}

/** Written out, or as a template that ends with the verb: `hold.${verb}`. */
function isSentIn(text: string, event: string): boolean {
  const [noun = ''] = event.split('.')
  return text.includes(`'${event}'`) || text.includes(`type: \`${noun}.\${`)
}
