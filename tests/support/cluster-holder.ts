import { openCluster } from '#server/platform/database/cluster.ts'

const [folder = '', database = ''] = process.argv.slice(2)
const cluster = await openCluster({ folder, log: () => undefined, holder: 'the other shop', durable: false })
await cluster.ensureDatabase(database)
process.stdout.write(`${cluster.url(database)}\n`)
