import type { MachineModel } from '#machines/platform/model.ts'
import { eventSenders } from '#statecharts/export/event-senders.ts'
import { messagesBetween } from '#statecharts/export/message-map.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { readRequirements } from '#statecharts/requirements.ts'
import { machineContent } from './machine-content.ts'

/** Everything that the explorer shows; `app` is the version of the app that is built with it. */
export const explorerContent = async (
  models: readonly MachineModel[],
  app: string,
  changes: ExplorerData['changes'] = null,
): Promise<ExplorerData> => ({
  app,
  machines: await Promise.all(models.map(machineContent)),
  messages: await messagesBetween(models),
  senders: eventSenders(models),
  changes,
  requirements: Object.fromEntries(readRequirements()),
})
