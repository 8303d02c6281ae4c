import type { DestinationStream, Level, Logger } from 'pino'

export declare function openJsonLog(
  destination: DestinationStream,
  fields?: () => Readonly<Record<string, unknown>>,
): Logger

export declare function standardOutput(): DestinationStream

export declare function writeNow(logger: Logger, level: Level, line: string): void
