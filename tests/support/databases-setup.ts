import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { TestProject } from 'vitest/node'
import { openTestCluster, quickFolder, type TestCluster } from './test-cluster.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test files ask for databases: POST clone or empty, DELETE with the address as body. */
    databases: string
  }
}

/** One cluster for the whole run, started when the first test file asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<TestCluster> | null = null
  const desk = createServer((request, response) => {
    cluster ??= openTestCluster(quickFolder())
    answer(cluster, request, response).catch((fault: unknown) => {
      response.writeHead(500).end(fault instanceof Error ? fault.stack : String(fault))
    })
  })
  await new Promise<void>((settle) => {
    desk.listen(0, '127.0.0.1', settle)
  })
  const address = desk.address()
  if (typeof address !== 'object' || !address) throw new Error('the desk has no port')
  project.provide('databases', `http://127.0.0.1:${address.port}`)
  return async () => {
    desk.closeAllConnections()
    desk.close()
    await (await cluster)?.close()
  }
}

async function answer(
  opening: Promise<TestCluster>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cluster = await opening
  const body = (await request.toArray()).join('')
  if (request.method === 'DELETE') {
    await cluster.drop(body)
    response.end()
    return
  }
  response.end(await (request.url === '/empty' ? cluster.empty() : cluster.clone()))
}
