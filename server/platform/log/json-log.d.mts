import type { DestinationStream, Logger } from 'pino'

export declare function openJsonLog(
  fields?: () => Readonly<Record<string, unknown>>,
  destination?: DestinationStream,
): Logger
