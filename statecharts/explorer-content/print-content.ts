import { registry } from '#machines/index.ts'
import { pack } from '#statecharts/explorer/packed-json.ts'
import { slimContent } from '#statecharts/explorer/slim-content.ts'
import { lastRelease } from '#statecharts/release-file.ts'
import { readRequirements } from '#statecharts/requirements.ts'
import { builtCharts } from './built-charts.ts'
import { changesContent } from './changes-content.ts'
import { explorerContent } from './explorer-content.ts'

const [, , app = ''] = process.argv
const release = lastRelease()
const requirements = Object.fromEntries(readRequirements())
const changes = release && (await changesContent(release, registry, requirements))

/**
 * Prints what the explorer shows, for a version of the app, and the charts of the build, as JSON. A build runs it apart:
 * bundlers rewrite the expressions of machines, from which the versions of charts are computed.
 */
process.stdout.write(
  JSON.stringify({
    explorer: pack(slimContent(await explorerContent(registry, app, changes))),
    charts: builtCharts(registry),
  }),
)
