import type { DestinationStream, Level, Logger } from 'pino'

export declare function openJsonLog(
  fields?: () => Readonly<Record<string, unknown>>,
  destination?: DestinationStream,
): Logger

export declare function writeNow(logger: Logger, level: Level, line: string): void
