import { logsOf } from '#server/platform/log/log.ts'

/** Of this process; known before its settings are read, because those may be wrong. */
export const processLogs = logsOf(process.env['NODE_ENV'])
